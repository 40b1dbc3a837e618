import type { Refusal } from '@reset/service-kit';

const fields = (errors: Record<string, string[]>): Refusal => ({
  status: 422,
  error: 'Some fields are not right.',
  code: 'invalid_request',
  errors,
});

export const REFUSALS = {
  forbidden: { status: 403, error: 'Forbidden', code: 'forbidden' },
  unauthorized: { status: 401, error: 'Unauthorized', code: 'unauthorized' },
  notFound: { status: 404, error: 'Not found', code: 'not_found' },
  noPhone: {
    status: 422,
    error: 'There is no phone number to send a code to.',
    code: 'phone_missing',
  },
  isOn: {
    status: 409,
    error: 'Two-factor authentication is on already. Turn it off first.',
    code: 'second_factor_on',
  },
  isOff: {
    status: 422,
    error: 'Two-factor authentication is off.',
    code: 'second_factor_off',
  },
  passwordMissing: fields({ password: ['This is required.'] }),
  passwordWrong: fields({ password: ['This is not your password.'] }),
  passwordLocked: {
    status: 429,
    error: 'Too many attempts. Please try again in 15 minutes.',
    code: 'too_many_attempts',
  },
  tooSoon: {
    status: 429,
    error: 'A code was sent a moment ago. Please wait before you ask for another.',
    code: 'too_many_requests',
  },
} satisfies Record<string, Refusal>;
