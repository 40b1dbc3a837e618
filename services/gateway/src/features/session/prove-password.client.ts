import { EndSessionsRequest } from '@reset/api-contract/gateway/sessions.ts';
import type { CheckPassword, CheckPasswordReply } from '@reset/api-contract/public/passwords.ts';
import {
  fieldErrors,
  InternalCallError,
  invalidFields,
  readJson,
  RefusedError,
  tooManyAttempts,
  unavailable,
  type Refusal,
} from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import type { Session } from './session.ts';

const REFUSALS = {
  wrong: {
    ...invalidFields({ password: ['This is not your password.'] }),
    event: 'sign_in.failed',
  },
  locked: {
    ...tooManyAttempts('Too many attempts. Please try again in 15 minutes.'),
    event: 'sign_in.locked',
  },
  publicAway: unavailable('Your password cannot be looked at right now. Please try again.'),
} satisfies Record<string, Refusal>;

/**
 * The password that the call's body has.
 * @throws RefusedError 400 for what is no JSON, 422 by field for a body of another shape
 */
export function readPassword(request: FastifyRequest): string {
  const body = Buffer.isBuffer(request.body) ? readJson(request.body) : {};
  const validate = request.compileValidationSchema(EndSessionsRequest);
  if (!validate(body)) throw new RefusedError(invalidFields(fieldErrors(validate.errors ?? [])));
  return (body as EndSessionsRequest).password;
}

/** Why a password does not show that the session is in its owner's hands; null when it does. */
export async function provePassword(
  { services }: Pick<Context, 'services'>,
  request: FastifyRequest,
  { realUserId, password }: Pick<Session, 'realUserId'> & { password: string },
): Promise<Refusal | null> {
  const check: CheckPassword = { password, device_id: request.device?.id ?? null };
  const path = `/internal/users/${realUserId}/check_password`;
  try {
    const { matches } = await services.public.post<CheckPasswordReply>(path, check, {
      requestId: request.id,
    });
    return matches ? null : REFUSALS.wrong;
  } catch (error) {
    if (!(error instanceof InternalCallError)) throw error;
    return error.status === 429 ? REFUSALS.locked : REFUSALS.publicAway;
  }
}
