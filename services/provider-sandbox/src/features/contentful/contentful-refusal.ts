import type { FastifyError } from 'fastify';

/** An error as Contentful words it: https://www.contentful.com/developers/docs/references/errors/. */
export type ContentfulRefusal = { status: number; id: string; message: string; details?: object };

export const invalidToken: ContentfulRefusal = {
  status: 401,
  id: 'AccessTokenInvalid',
  message: 'The access token you sent could not be found or is invalid.',
};

export const notFound = (type: string, id: string): ContentfulRefusal => ({
  status: 404,
  id: 'NotFound',
  message: 'The resource could not be found.',
  details: { type, id },
});

export const invalidQuery = (name: string, value: string): ContentfulRefusal => ({
  status: 400,
  id: 'InvalidQuery',
  message:
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
  details: { errors: [{ name, value }] },
});

const badRequest: ContentfulRefusal = {
  status: 400,
  id: 'BadRequest',
  message: 'The request was malformed or missing a required parameter.',
};

const fault: ContentfulRefusal = {
  status: 500,
  id: 'ServerError',
  message: 'Something went wrong on the Contentful servers.',
};

/** Thrown where a request cannot be answered. */
export class ContentfulRefused extends Error {
  readonly refusal: ContentfulRefusal;
  constructor(refusal: ContentfulRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** What Contentful would say to whatever was thrown. */
export function toContentfulRefusal(error: FastifyError | ContentfulRefused): ContentfulRefusal {
  if (error instanceof ContentfulRefused) return error.refusal;
  return error.validation || (error.statusCode ?? 500) < 500 ? badRequest : fault;
}
