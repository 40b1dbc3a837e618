import type { Jobs, Transaction } from '@reset/service-kit';
import { endSessions } from '#features/sessions/sessions.store.ts';
import { lockUser, publishChange } from '#features/users/users.store.ts';
import { NOTICE_QUEUE, textPhoneOf, type NoticeJob } from './second-factor.ts';

/**
 * Writes another phone down for somebody, by the word of staff. Codes that are on their way to the one
 * before serve nobody; where signing in takes a code by text, all sessions end. Her owner gets a mail.
 * Nobody of staff gets another phone like this: whoever changes it could sign in as her.
 */
export async function changePhoneNumber(
  transaction: Transaction,
  { jobs }: { jobs: Pick<Jobs, 'add'> },
  { userId, phoneNumber, now }: { userId: string; phoneNumber: string; now: Date },
): Promise<'changed' | 'unknown' | 'staff'> {
  const user = await lockUser(transaction, userId);
  if (!user || user.closedAt !== null) return 'unknown';
  if (user.isStaff) return 'staff';
  if (user.phoneNumber === phoneNumber) return 'changed';
  await transaction('users').where({ id: userId }).update({ phone_number: phoneNumber });
  await transaction('code_challenge')
    .where({ user_id: userId, used_at: null })
    .update({ used_at: now });
  if (textPhoneOf(user) !== null) {
    await endSessions(transaction, userId, { reason: 'second_factor_changed', now });
  }
  await publishChange(transaction, { id: userId, before: user, now });
  const notice: NoticeJob = { user_id: userId, at: now.toISOString(), what: 'phone_changed' };
  await jobs.add(transaction, NOTICE_QUEUE, notice);
  return 'changed';
}
