import type { LinkEvent } from '@reset/api-contract/member/link-events.ts';
import { type AddJob, appendEvent, newId, type Transaction } from '@reset/service-kit';
import { raiseError, resolveErrors } from '#features/notifications/notifications.store.ts';
import { memberStore } from '#features/members/members.store.ts';
import { endAllOverrides } from '#features/payroll/pay-override.store.ts';
import { isMonitored } from '#features/payroll/payroll.ts';
import { END_PAYROLL_QUEUE, type NewPayrollLink, type PayrollLink } from './payroll-link.ts';
import { toLink } from './payroll-link-rows.store.ts';

/**
 * Links an account in the caller's transaction, which holds the link from then on. The same
 * account again is no other link, only repaired; another one replaces the one before, with all
 * that was read of it.
 */
export async function linkIn(
  transaction: Transaction,
  addJob: AddJob,
  { now, ...wanted }: NewPayrollLink & { now: Date },
): Promise<{ link: PayrollLink; isNew: boolean }> {
  const { userId, accountId, platformId, monitoringStatus } = wanted;
  await holdMember(transaction, userId, now);
  const about = { platform_id: platformId, monitoring_status: monitoringStatus };
  // What is being read of it now may be older than this.
  const repaired = { ...about, version: transaction.raw('version + 1') };
  const [same] = await transaction('payroll_link')
    .where({ user_id: userId, account_id: accountId })
    .update(repaired)
    .returning('*');
  if (!same) {
    await removeIn(transaction, addJob, userId, now);
    await publishLink(transaction, 'payroll.linked', { userId, now });
  }
  await recordMonitoring(transaction, monitoringStatus, { userId, now });
  if (same) return { link: toLink(same), isNew: false };
  const [row] = await transaction('payroll_link')
    .insert({
      ...about,
      id: newId(),
      user_id: userId,
      account_id: accountId,
      linked_at: now,
      sync_asked_at: now,
      has_pay_data: false,
    })
    .returning('*');
  return { link: toLink(row), isNew: true };
}

/**
 * Forgets a member's link and all that was read by it, and has the provider read it no more; false
 * where none is.
 */
export async function removeIn(
  transaction: Transaction,
  addJob: AddJob,
  userId: string,
  now: Date,
): Promise<boolean> {
  const [gone] = await transaction('payroll_link')
    .where({ user_id: userId })
    .delete()
    .returning('account_id');
  if (!gone) return false;
  await transaction('shift').where({ user_id: userId }).whereNotNull('provider_shift_id').delete();
  await transaction('paystub').where({ user_id: userId }).delete();
  await endAllOverrides(transaction, userId, now);
  await addJob(transaction, END_PAYROLL_QUEUE, {
    account_id: gone.account_id,
    user_id: userId,
  });
  return true;
}

// One linking of a member after the other. Whoever only refers to her need not wait.
async function holdMember(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const members = memberStore(transaction);
  await members.ensure(userId, now);
  await members.hold(userId);
}

/** Publishes that a payroll was linked or is no more, in the transaction that holds its link. */
export const publishLink = (
  transaction: Transaction,
  type: 'payroll.linked' | 'payroll.unlinked',
  { userId, now }: { userId: string; now: Date },
): Promise<void> =>
  appendEvent<LinkEvent>(transaction, { type, subject: userId, payload: {}, occurredAt: now });

/** Raises or resolves the integration error of a payroll by how it stands, in the transaction that holds its link. */
export function recordMonitoring(
  transaction: Transaction,
  status: string,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const error = { userId, source: 'pinwheel', now } as const;
  const errorType = 'monitoring_status_unavailable';
  return isMonitored(status)
    ? resolveErrors(transaction, { ...error, errorType })
    : raiseError(transaction, { ...error, errorType });
}
