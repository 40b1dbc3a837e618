import type { Refusal, Wording } from '#http/refusals.ts';

/* Errors as Twilio words them: https://www.twilio.com/docs/api/errors. */

const refusal = (status: number, code: number, message: string): Refusal => ({
  status,
  code,
  message,
});

export const noCredentials = refusal(401, 20003, 'Authenticate');
export const invalidTo = refusal(400, 21211, "The 'To' number is not a valid phone number.");
export const noFrom = refusal(400, 21603, "A 'From' phone number is required.");
export const noBody = refusal(400, 21602, 'Message body is required.');
export const bodyTooLong = refusal(
  400,
  21617,
  'The concatenated message body exceeds the 1600 character limit',
);

export const twilioWording: Wording = {
  badRequest: () => refusal(400, 20001, 'Bad request'),
  notFound: () => refusal(404, 20404, 'The requested resource was not found'),
  fault: refusal(500, 20500, 'Internal Server Error'),
  unavailable: refusal(503, 20503, 'Service unavailable'),
  body: ({ code, message, status }) => ({
    code,
    message,
    more_info: `https://www.twilio.com/docs/errors/${String(code)}`,
    status,
  }),
};
