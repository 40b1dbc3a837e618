import type { MemberClosure } from '@reset/api-contract/member/closure.ts';
import type { AddJob, Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { linkingStore } from '#features/banks/banks.store.ts';
import { cardStore, closeCardAccount } from '#features/cards/cards.store.ts';
import { NOTHING_SET } from '#features/limits/limits.ts';
import { endLimit, limitConfigStore } from '#features/limits/limits.store.ts';
import { payrollLinkStore } from '#features/payroll/payroll.store.ts';

/** Why a member's account stays open. */
export type ClosureRefusal = 'money_owed' | 'money_held' | 'money_under_way' | 'dispute_open';

/**
 * Why her account cannot be closed now; null where it can. It stays so until the transaction ends:
 * her account is locked, and nothing is bought, paid or sent meanwhile.
 */
export async function whyNotClosable(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<ClosureRefusal | null> {
  const cards = cardStore(transaction);
  if ((await cards.lockOutstandingCents(userId)) !== 0) return 'money_owed';
  if ((await cards.depositCents(userId)) !== 0) return 'money_held';
  const { rows } = await transaction.raw<{ rows: [{ under_way: boolean; disputed: boolean }] }>(
    UNDER_WAY,
    { userId, today: dayOf(now) },
  );
  if (rows[0].under_way) return 'money_under_way';
  return rows[0].disputed ? 'dispute_open' : null;
}

/** A debit that may still come back is on its way as well. */
const UNDER_WAY = `
  SELECT EXISTS (SELECT FROM card_account c JOIN debit d ON d.card_account_id = c.id
                  WHERE c.user_id = :userId
                    AND (d.status IN ('reserved', 'sent')
                         OR (d.status = 'settled' AND d.counts_from > :today)))
      OR EXISTS (SELECT FROM card_account c JOIN payout p ON p.card_account_id = c.id
                  WHERE c.user_id = :userId AND p.status IN ('reserved', 'sent')) AS under_way,
         EXISTS (SELECT FROM card_account c JOIN dispute d ON d.card_account_id = c.id
                  WHERE c.user_id = :userId AND d.state IN ('open', 'provisional')) AS disputed
`;

/**
 * Nothing is bought from now on, nothing is read of her bank and her payroll, and her cards end at
 * the issuer once the transaction is committed.
 */
export async function close(
  transaction: Transaction,
  addJob: AddJob,
  { userId, now }: { userId: string; now: Date },
): Promise<MemberClosure> {
  const configs = limitConfigStore(transaction);
  await configs.put(userId, { ...((await configs.find(userId)) ?? NOTHING_SET), isMuted: true });
  await endLimit(transaction, userId);
  await linkingStore(transaction, addJob).unlink(userId, now);
  await payrollLinkStore(transaction, addJob).unlink(userId, now);
  await closeCardAccount(transaction, addJob, { userId, now });
  const records = await cardStore(transaction).findRecords(userId);
  return {
    kept_for: [
      ...(records.card_account === 'none' ? [] : (['card_account'] as const)),
      ...(records.has_transactions ? (['transaction'] as const) : []),
    ],
  };
}
