import { RECORDS_KEPT_MONTHS } from '@reset/api-contract/member/closure.ts';
import type { Closure, UserClosed } from '@reset/api-contract/public/closure.ts';
import { appendEvent, type Database, type Jobs, type Transaction } from '@reset/service-kit';
import { type CalendarDate, dayOf, plusMonths } from '@reset/service-kit/calendar/calendar-date.ts';
import { endSessions } from '#features/sessions/sessions.store.ts';
import { lockUser, publishChange } from '#features/users/users.store.ts';
import { CLOSED_MAIL_QUEUE, type ClosedMailJob } from './closed-mail.ts';
import { ERASED_AT_ONCE } from './erased-at-once.ts';

/** How an account is called of which nobody is to know whose it was; no mail reaches it (RFC 2606). */
const nobody = (userId: string) => ({
  email: `${userId}@closed.invalid`,
  first_name: 'Closed',
  last_name: 'account',
});

type Closing = { userId: string; actorId: string; keptFor: Closure['kept_for']; now: Date };

/**
 * Closes an account for good: nobody is signed in as her or can be, and what need not be kept is
 * erased. Name and address stay where records of money do, which have to say whose they are. Who
 * confirmed her address is told by mail.
 * @returns false where it was closed before
 */
export async function closeAccount(
  transaction: Transaction,
  { jobs }: { jobs: Pick<Jobs, 'add'> },
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
      language: null,
      ...(isNamed
        ? { name_kept_until: plusMonths(dayOf(now), RECORDS_KEPT_MONTHS) }
        : nobody(userId)),
    });
  for (const table of Object.values(ERASED_AT_ONCE).flat())
    await transaction(table).where({ user_id: userId }).delete();
  await endSessions(transaction, userId, { reason: 'deactivated', now });
  await publishChange(transaction, { id: userId, before, now });
  await appendEvent<UserClosed>(transaction, {
    type: 'user.closed',
    subject: userId,
    payload: { actor_id: actorId, kept_for: keptFor },
    occurredAt: now,
  });
  if (before.confirmedAt === null) return true;
  const mail: ClosedMailJob = {
    email: before.email,
    language: before.language,
    partner_slug: before.partnerSlug,
    is_kept: isNamed,
    at: now.toISOString(),
  };
  await jobs.add(transaction, CLOSED_MAIL_QUEUE, mail);
  return true;
}

/** At a time. */
const MAX_NAMES = 200;

/** Whose closed accounts have names and addresses that may be erased by now, the oldest first. */
export const namesToLookAt = (database: Database, today: CalendarDate): Promise<string[]> =>
  database('users')
    .where('name_kept_until', '<=', today)
    .orderBy(['name_kept_until', 'id'])
    .limit(MAX_NAMES)
    .pluck('id');

type Kept = { userId: string; until: CalendarDate | null; now: Date };

/** Keeps name and address of a closed account until another day, or erases them and says so. */
export async function keepName(
  transaction: Transaction,
  { userId, until, now }: Kept,
): Promise<void> {
  const before = await lockUser(transaction, userId);
  if (!before || before.closedAt === null) return;
  await transaction('users')
    .where({ id: userId })
    .whereNotNull('name_kept_until')
    .update({ name_kept_until: until, ...(until === null ? nobody(userId) : {}) });
  await publishChange(transaction, { id: userId, before, now });
}
