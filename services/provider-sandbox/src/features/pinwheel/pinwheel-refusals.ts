import type { Refusal, Wording } from '#http/refusals.ts';

/* Errors as Pinwheel words them. */

const refusal = (
  status: number,
  code: string,
  message: string,
  type = 'invalid_request_error',
): Refusal => ({ type, status, code, message });

export const invalidSecret = refusal(
  401,
  'invalid_api_secret',
  'A valid X-API-SECRET header is required.',
  'authentication_error',
);
export const unknownAccount = refusal(
  404,
  'account_not_found',
  'There is no such payroll account.',
);
export const notReadHere = refusal(
  404,
  'resource_not_found',
  'This was not asked for when the account was connected, or its platform cannot tell it.',
);
export const disconnected = refusal(
  400,
  'account_disconnected',
  'The account was disconnected for good.',
);
export const unknownVersion = refusal(
  400,
  'invalid_version',
  'The Pinwheel-Version header names no version that is spoken here.',
);
export const invalidCursor = refusal(
  400,
  'invalid_cursor',
  'The cursor is none that was given out.',
);
export const nobodyToLink = refusal(
  400,
  'invalid_request',
  'A link token needs an account_id, or an end_user_id and required_jobs.',
);
export const nowhereToPay = refusal(
  400,
  'invalid_request',
  'The job direct_deposit_switch needs an allocation with a target.',
);
export const unknownPlatform = refusal(404, 'platform_not_found', 'There is no such platform.');

export const pinwheelWording: Wording = {
  badRequest: () => refusal(400, 'invalid_request', 'The request could not be read.'),
  notFound: () => refusal(404, 'resource_not_found', 'There is nothing at this address.'),
  fault: refusal(500, 'internal_error', 'Something went wrong on our side.', 'api_error'),
  body: (error) => ({ error }),
};
