import type { FastifyError } from 'fastify';

/** An error as Pinwheel words it. */
export type PinwheelRefusal = { type: string; status: number; code: string; message: string };

export const invalidSecret: PinwheelRefusal = {
  type: 'authentication_error',
  status: 401,
  code: 'invalid_api_secret',
  message: 'A valid X-API-SECRET header is required.',
};

export const unknownAccount: PinwheelRefusal = {
  type: 'invalid_request_error',
  status: 404,
  code: 'account_not_found',
  message: 'There is no such payroll account.',
};

export const unknownPath: PinwheelRefusal = {
  type: 'invalid_request_error',
  status: 404,
  code: 'resource_not_found',
  message: 'There is nothing at this address.',
};

const invalidRequest: PinwheelRefusal = {
  type: 'invalid_request_error',
  status: 400,
  code: 'invalid_request',
  message: 'The request could not be read.',
};

const fault: PinwheelRefusal = {
  type: 'api_error',
  status: 500,
  code: 'internal_error',
  message: 'Something went wrong on our side.',
};

/** Thrown where a request cannot be answered. */
export class PinwheelRefused extends Error {
  readonly refusal: PinwheelRefusal;
  constructor(refusal: PinwheelRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** What Pinwheel would say to whatever was thrown. */
export function toPinwheelRefusal(error: FastifyError | PinwheelRefused): PinwheelRefusal {
  if (error instanceof PinwheelRefused) return error.refusal;
  return (error.statusCode ?? 500) < 500 ? invalidRequest : fault;
}
