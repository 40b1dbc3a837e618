import type { PasswordRefusal } from '@reset/api-contract/public/passwords.ts';

/** The body of a 400 to who chose a password that will not do. */
export const refusedPassword = (errors: string[], requestId: string): PasswordRefusal => ({
  error: 'This password will not do.',
  code: 'password_refused',
  errors,
  request_id: requestId,
});

/** The body of a 400 to whose link is used, too old or none of ours. @param what `Reset password` */
export const refusedToken = (what: string, requestId: string): PasswordRefusal => ({
  error: `${what} token is invalid.`,
  code: 'token_invalid',
  errors: [`${what} token is invalid`],
  request_id: requestId,
});
