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

export const notReadHere: PinwheelRefusal = {
  type: 'invalid_request_error',
  status: 404,
  code: 'resource_not_found',
  message: 'This was not asked for when the account was connected, or its platform cannot tell it.',
};

export const disconnected: PinwheelRefusal = {
  type: 'invalid_request_error',
  status: 400,
  code: 'account_disconnected',
  message: 'The account was disconnected for good.',
};

export const unknownVersion: PinwheelRefusal = {
  type: 'invalid_request_error',
  status: 400,
  code: 'invalid_version',
  message: 'The Pinwheel-Version header names no version that is spoken here.',
};

export const invalidCursor: PinwheelRefusal = {
  type: 'invalid_request_error',
  status: 400,
  code: 'invalid_cursor',
  message: 'The cursor is none that was given out.',
};

export const nobodyToLink: PinwheelRefusal = {
  type: 'invalid_request_error',
  status: 400,
  code: 'invalid_request',
  message: 'A link token needs an account_id, or an end_user_id and required_jobs.',
};

export const nowhereToPay: PinwheelRefusal = {
  type: 'invalid_request_error',
  status: 400,
  code: 'invalid_request',
  message: 'The job direct_deposit_switch needs an allocation with a target.',
};

export const unknownPlatform: PinwheelRefusal = {
  type: 'invalid_request_error',
  status: 404,
  code: 'platform_not_found',
  message: 'There is no such platform.',
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
