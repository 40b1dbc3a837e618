import type { Database } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import type { DepositKind } from '#features/cards/pay/pay.ts';
import { receivedDeposits } from '#features/cards/pay/received-pay.store.ts';
import type { DebitStatus } from './debits.ts';

/** Of each kind she sees so many. */
const MAX_PAST = 20;

export type PastDebit = {
  id: string;
  effectiveOn: CalendarDate;
  amountCents: number;
  status: DebitStatus;
  bankName: string;
  bankMask: string | null;
  /** Why it came back, as R01; null unless it did. */
  returnCode: string | null;
  /** null before it was settled. */
  settledAt: Date | null;
  countsFrom: CalendarDate | null;
  /** null where it is not presented again. */
  presentedAgainOn: CalendarDate | null;
};

/** What a paycheck, a tax refund, another deposit or her balance on deposit has repaid, and when. */
export type PastPay = { day: CalendarDate; cents: number; kind: DepositKind | 'balance' };

/** A repayment that she asked for, of which nothing was left to repay on that day. */
export type NotNeeded = {
  id: string;
  day: CalendarDate;
  effectiveOn: CalendarDate;
  cents: number;
};

/** The repayments that she asked for and something else made needless, the latest first. */
export async function latestNotNeeded(database: Database, userId: string): Promise<NotNeeded[]> {
  const rows = await database('repayment_instance')
    .where({ user_id: userId, purpose: 'member', state: 'cancelled', because: 'nothing_owed' })
    .orderBy([
      { column: 'ended_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MAX_PAST)
    .select('id', 'ended_at', 'effective_on', 'amount_cents', 'asked_cents');
  return rows.map((row) => ({
    id: row.id,
    day: dayOf(row.ended_at),
    effectiveOn: row.effective_on,
    cents: row.asked_cents ?? row.amount_cents,
  }));
}

/** The debits of her bank, the latest first. */
export async function latestDebits(database: Database, accountId: string): Promise<PastDebit[]> {
  const rows = await database('debit as d')
    .leftJoin('repayment_instance as i', (join) =>
      join.on('i.represents', 'd.id').andOnVal('i.state', '<>', 'cancelled'),
    )
    .where({ 'd.card_account_id': accountId })
    .orderBy('d.created_at', 'desc')
    .limit(MAX_PAST)
    .select('d.*', 'i.effective_on as presented_again_on');
  return rows.map((row) => ({
    id: row.id,
    effectiveOn: row.effective_on,
    amountCents: row.amount_cents,
    status: row.status,
    bankName: row.bank_name,
    bankMask: row.bank_mask,
    returnCode: row.return_code,
    settledAt: row.settled_at,
    countsFrom: row.counts_from,
    presentedAgainOn: row.presented_again_on,
  }));
}

/** What money that came in has repaid at once, or later out of her balance on deposit, the latest first. */
export async function latestFromPay(
  database: Database,
  userId: string,
  accountId: string,
): Promise<PastPay[]> {
  const received = await receivedDeposits(database, userId, new Date(0));
  const { rows } = await database.raw<{ rows: FromBalanceRow[] }>(FROM_BALANCE, {
    accountId,
    max: MAX_PAST,
  });
  const all = [
    ...received
      .filter(({ repaidCents }) => repaidCents > 0)
      .map(({ arrivedOn: day, recordedAt, repaidCents: cents, kind }) => ({
        past: { day, cents, kind },
        recordedAt,
      })),
    ...rows.map((row) => ({
      past: { day: dayOf(row.repaid_at), cents: Number(row.cents), kind: 'balance' as const },
      recordedAt: row.repaid_at,
    })),
  ];
  return all
    .toSorted(
      (one, other) =>
        other.past.day.localeCompare(one.past.day) ||
        other.recordedAt.getTime() - one.recordedAt.getTime(),
    )
    .slice(0, MAX_PAST)
    .map(({ past }) => past);
}

type FromBalanceRow = { repaid_at: Date; cents: bigint };

/**
 * Each time that something was repaid out of what was on deposit. What was taken back by its sender out of
 * that, and still repays, was repaid out of it too.
 */
const FROM_BALANCE = `
  SELECT min(a.created_at) AS repaid_at, sum(a.amount_cents) AS cents
    FROM card_transaction t
    JOIN allocation a ON a.card_transaction_id = t.id AND a.reversed_by IS NULL
   WHERE t.card_account_id = :accountId AND a.kind IN ('deposit_balance', 'direct_deposit')
     AND NOT EXISTS (SELECT FROM incoming_deposit i
                      WHERE i.card_account_id = t.card_account_id AND i.status = 'received'
                        AND i.transfer_group_id = a.repayment_id)
   GROUP BY a.repayment_id
   ORDER BY min(a.created_at) DESC, a.repayment_id DESC
   LIMIT :max
`;
