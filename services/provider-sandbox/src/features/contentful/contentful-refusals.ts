import type { Refusal, Wording } from '#http/refusals.ts';

/* Errors as Contentful words them: https://www.contentful.com/developers/docs/references/errors/. */

const refusal = (status: number, id: string, message: string, details?: object): Refusal => ({
  status,
  id,
  message,
  details,
});

export const invalidToken = refusal(
  401,
  'AccessTokenInvalid',
  'The access token you sent could not be found or is invalid.',
);

export const notFound = (type: string, id: string) =>
  refusal(404, 'NotFound', 'The resource could not be found.', { type, id });

export const invalidQuery = (name: string, value: string) =>
  refusal(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors: [{ name, value }] },
  );

export const contentfulWording: Wording = {
  badRequest: () =>
    refusal(400, 'BadRequest', 'The request was malformed or missing a required parameter.'),
  notFound: ({ url }) => notFound('Resource', url),
  fault: refusal(500, 'ServerError', 'Something went wrong on the Contentful servers.'),
  body: ({ id, message, details }, request) => ({
    sys: { type: 'Error', id },
    message,
    ...(details ? { details } : {}),
    requestId: request.id,
  }),
  contentType: 'application/vnd.contentful.delivery.v1+json',
};
