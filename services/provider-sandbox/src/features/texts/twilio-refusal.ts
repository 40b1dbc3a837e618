import type { FastifyError } from 'fastify';

/** An error as Twilio words it: https://www.twilio.com/docs/api/errors. */
export type TwilioRefusal = { status: number; code: number; message: string };

export const noCredentials: TwilioRefusal = {
  status: 401,
  code: 20003,
  message: 'Authenticate',
};
export const invalidTo: TwilioRefusal = {
  status: 400,
  code: 21211,
  message: "The 'To' number is not a valid phone number.",
};
export const noFrom: TwilioRefusal = {
  status: 400,
  code: 21603,
  message: "A 'From' phone number is required.",
};
export const noBody: TwilioRefusal = {
  status: 400,
  code: 21602,
  message: 'Message body is required.',
};
export const bodyTooLong: TwilioRefusal = {
  status: 400,
  code: 21617,
  message: 'The concatenated message body exceeds the 1600 character limit',
};
export const unavailable: TwilioRefusal = {
  status: 503,
  code: 20503,
  message: 'Service unavailable',
};
const invalidRequest: TwilioRefusal = { status: 400, code: 20001, message: 'Bad request' };
const fault: TwilioRefusal = { status: 500, code: 20500, message: 'Internal Server Error' };

/** Thrown where a text cannot be taken. */
export class TwilioRefused extends Error {
  readonly refusal: TwilioRefusal;
  constructor(refusal: TwilioRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** What Twilio would say to whatever was thrown. */
export function toTwilioRefusal(error: FastifyError | TwilioRefused): TwilioRefusal {
  if (error instanceof TwilioRefused) return error.refusal;
  return (error.statusCode ?? 500) < 500 ? invalidRequest : fault;
}
