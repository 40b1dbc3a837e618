import { invalidFields, tooManyAttempts, type Refusal } from '@reset/service-kit';
import { CODE_LOCK_MINUTES } from './codes.ts';

/** 422, never 401, by which the browser would leave the page. */
export const invalidCode: Refusal = {
  ...invalidFields({ otp_attempt: ['Invalid code'] }, 'invalid_code'),
  event: 'second_factor.failed',
};

export const tooManyCodes: Refusal = {
  ...tooManyAttempts(
    `Too many attempts. Please ask for a new code, or try again in ${CODE_LOCK_MINUTES} minutes.`,
  ),
  event: 'second_factor.locked',
};

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

export const wrongPassword: Refusal = {
  ...invalidFields({ password: ['This is not your password.'] }),
  event: 'sign_in.failed',
};

export const appOn: Refusal = {
  status: 409,
  error: 'You have an authenticator app already. Remove it first.',
  code: 'authenticator_app_on',
};

export const appOff: Refusal = {
  status: 409,
  error: 'You have no authenticator app.',
  code: 'authenticator_app_off',
};

export const setUpExpired: Refusal = {
  status: 409,
  error: 'This took more than 10 minutes. Please start again.',
  code: 'set_up_expired',
};
