import type { AddJob, Transaction } from '@reset/service-kit';
import { SYNC_PAYROLL_QUEUE, type PayrollLink } from './payroll-link.ts';

export type PayrollLinkRow = {
  id: string;
  user_id: string;
  account_id: string;
  platform_id: string | null;
  monitoring_status: string;
  version: number;
};

export const toLink = (row: PayrollLinkRow): PayrollLink => ({
  id: row.id,
  userId: row.user_id,
  accountId: row.account_id,
  platformId: row.platform_id,
  monitoringStatus: row.monitoring_status,
  version: row.version,
});

/**
 * Writes what a reading brought of the link, if nothing was written since the reading began; then
 * the transaction holds the link. What comes too late may be older, so it is read once more instead.
 */
export async function writeUnlessRead(
  transaction: Transaction,
  addJob: AddJob,
  { link, changes, now }: { link: PayrollLink; changes: object; now: Date },
): Promise<boolean> {
  const written = await transaction('payroll_link')
    .where({ id: link.id, version: link.version })
    .update({ ...changes, version: link.version + 1 });
  if (written === 1) return true;
  await requestSyncIn(transaction, addJob, { of: { id: link.id }, now });
  return false;
}

/**
 * Has links read soon. Where a job waits already it will see what is new now, because it calls the
 * provider later than this; so a hundred requests are one job.
 */
export async function requestSyncIn(
  transaction: Transaction,
  addJob: AddJob,
  { of, now }: { of: { id: string } | { account_id: string } | { user_id: string }; now: Date },
): Promise<void> {
  const requested: { id: string }[] = await transaction('payroll_link')
    .where({ ...of, is_sync_due: false })
    .update({ is_sync_due: true, sync_asked_at: now })
    .returning('id');
  for (const { id } of requested) {
    await addJob(transaction, SYNC_PAYROLL_QUEUE, { payroll_link_id: id });
  }
}
