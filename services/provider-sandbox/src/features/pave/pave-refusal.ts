import type { FastifyError } from 'fastify';

/** An error as Pave words it. */
export type PaveRefusal = { status: number; code: string; message: string };

export const noKey: PaveRefusal = {
  status: 403,
  code: 'forbidden',
  message: 'A valid x-api-key header is required.',
};

export const unknownUser: PaveRefusal = {
  status: 404,
  code: 'user_not_found',
  message: 'Nothing was uploaded for this user.',
};

export const unknownPath: PaveRefusal = {
  status: 404,
  code: 'not_found',
  message: 'There is nothing at this address.',
};

const invalidRequest: PaveRefusal = {
  status: 400,
  code: 'invalid_request',
  message: 'The request could not be read.',
};

const fault: PaveRefusal = {
  status: 500,
  code: 'internal_error',
  message: 'Something went wrong on our side.',
};

/** Thrown where a request cannot be answered. */
export class PaveRefused extends Error {
  readonly refusal: PaveRefusal;
  constructor(refusal: PaveRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** What Pave would say to whatever was thrown. */
export function toPaveRefusal(error: FastifyError | PaveRefused): PaveRefusal {
  if (error instanceof PaveRefused) return error.refusal;
  return (error.statusCode ?? 500) < 500 ? invalidRequest : fault;
}
