import type { PasswordRefusal } from '@reset/api-contract/public/passwords.ts';
import { logRefusal } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';

/** The body of a 400 to who chose a password that will not do. */
export const refusedPassword = (errors: string[], requestId: string): PasswordRefusal => ({
  error: 'This password will not do.',
  code: 'password_refused',
  errors,
  request_id: requestId,
});

/** The body of a 400 to whose link is used, too old or none of ours. @param what `Reset password` */
export function refusedToken(what: string, request: FastifyRequest): PasswordRefusal {
  const code = 'token_invalid';
  logRefusal(request, { status: 400, code, event: 'link_token.refused' });
  return {
    error: `${what} token is invalid.`,
    code,
    errors: [`${what} token is invalid`],
    request_id: request.id,
  };
}
