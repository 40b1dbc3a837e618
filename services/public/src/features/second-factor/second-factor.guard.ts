import {
  RefusedError,
  rejectImpersonation,
  requireIdentity,
  unauthorized,
} from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { provePassword } from '#features/passwords/passwords.store.ts';
import { lockedOut } from '#features/passwords/passwords.ts';
import { readUser } from '#features/users/users.store.ts';
import type { Proving, Unproven } from './prove.store.ts';
import { wrongPassword } from './refusals.ts';
import { toAwaited } from './second-factor.ts';
import { refusalOf } from './turned.ts';

/**
 * Who calls, as herself, by her password once more, which counts as an attempt to sign in.
 * @throws RefusedError for a wrong password, and after too many
 */
export async function proveOwner(
  context: Context,
  request: FastifyRequest,
  { password, otp_attempt: typed }: { password: string; otp_attempt?: string },
): Promise<Proving & { deviceId: string | null }> {
  const { sessionId, deviceId } = requireIdentity(request);
  const user = await readUser(context.database, { id: rejectImpersonation(request) });
  if (!user) throw new RefusedError(unauthorized);
  const proof = await provePassword(context, { email: user.email, password, deviceId });
  if (proof === 'locked') throw new RefusedError(lockedOut);
  if (proof === 'wrong') throw new RefusedError(wrongPassword);
  return { proof, sessionId, deviceId, typed: typed ?? null, now: context.clock.now() };
}

/**
 * What is answered while a code is awaited.
 * @throws RefusedError for whatever else kept her from proving who she is
 */
export function awaitedOf(unproven: Unproven) {
  if (unproven.is === 'code_awaited') return toAwaited(unproven);
  throw new RefusedError(unproven.is === 'wrong_password' ? wrongPassword : refusalOf(unproven));
}
