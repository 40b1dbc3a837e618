import type { Refusal } from '@reset/service-kit';
import { CODE_LOCK_MINUTES } from './codes.ts';

/** 422, never 401, by which the browser would leave the page. */
export const INVALID_CODE: Refusal = {
  status: 422,
  error: 'Some fields are not right.',
  code: 'invalid_code',
  errors: { otp_attempt: ['Invalid code'] },
};

export const TOO_MANY_CODES: Refusal = {
  status: 429,
  error: `Too many attempts. Please ask for a new code, or try again in ${CODE_LOCK_MINUTES} minutes.`,
  code: 'too_many_attempts',
};
