import type { Closure, UserClosed } from '@reset/api-contract/public/closure.ts';
import { appendEvent, type Transaction } from '@reset/service-kit';
import { endSessions } from '#features/sessions/sessions.store.ts';
import { lockUser, publishChange } from '#features/users/users.store.ts';

/** What is kept of an account for signing in and for mails, each by the person's id. */
const ERASED = [
  'credential',
  'known_device',
  'code_challenge',
  'wrong_code',
  'recovery_code',
  'email_confirmation',
  'password_reset',
  'authenticator_app',
  'passkey',
  'passkey_challenge',
] as const;

/** Under which nobody can have a mailbox (RFC 2606). */
const addressOf = (userId: string): string => `${userId}@closed.invalid`;

type Closing = { userId: string; actorId: string; keptFor: Closure['kept_for']; now: Date };

/**
 * Closes an account for good: nobody is signed in as her or can be, and what need not be kept is
 * erased. Name and address stay where records of money do, which have to say whose they are.
 * @returns false where it was closed before
 */
export async function closeAccount(
  transaction: Transaction,
  { userId, actorId, keptFor, now }: Closing,
): Promise<boolean> {
  const before = await lockUser(transaction, userId);
  if (!before || before.closedAt !== null) return false;
  const isNamed = keptFor.length > 0;
  await transaction('users')
    .where({ id: userId })
    .update({
      closed_at: now,
      deactivated_at: before.deactivatedAt ?? now,
      phone_number: null,
      mfa_enabled_at: null,
      entered_email: null,
      ...(isNamed ? {} : { email: addressOf(userId), first_name: 'Closed', last_name: 'account' }),
    });
  for (const table of ERASED) await transaction(table).where({ user_id: userId }).delete();
  await endSessions(transaction, userId, { reason: 'deactivated', now });
  await publishChange(transaction, { id: userId, before, now });
  await appendEvent<UserClosed>(transaction, {
    type: 'user.closed',
    subject: userId,
    payload: { actor_id: actorId, kept_for: keptFor },
    occurredAt: now,
  });
  return true;
}
