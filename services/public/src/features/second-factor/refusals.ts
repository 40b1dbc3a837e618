import { invalidFields, tooManyAttempts } from '@reset/service-kit';
import { CODE_LOCK_MINUTES } from './codes.ts';

/** 422, never 401, by which the browser would leave the page. */
export const invalidCode = invalidFields({ otp_attempt: ['Invalid code'] }, 'invalid_code');

export const tooManyCodes = tooManyAttempts(
  `Too many attempts. Please ask for a new code, or try again in ${CODE_LOCK_MINUTES} minutes.`,
);

export const secondFactorOn = {
  status: 409,
  error: 'Two-factor authentication is on already. Turn it off first.',
  code: 'second_factor_on',
};

export const secondFactorOff = {
  status: 422,
  error: 'Two-factor authentication is off.',
  code: 'second_factor_off',
};
