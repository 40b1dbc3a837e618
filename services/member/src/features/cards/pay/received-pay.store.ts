import type { Database } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { DepositKind, ReceivedPay } from './pay.ts';

/** Her pay that came in since, and was not taken back, the oldest first. */
export const receivedPay = async (
  database: Database,
  userId: string,
  since: Date,
): Promise<ReceivedPay[]> =>
  (await receivedDeposits(database, userId, since)).filter(({ kind }) => kind === 'pay');

/** Her pay, her tax refunds and other money that came in since, and were not taken back, the oldest first. */
export async function receivedDeposits(
  database: Database,
  userId: string,
  since: Date,
): Promise<ReceivedDeposit[]> {
  const { rows } = await database.raw<{ rows: ReceivedRow[] }>(
    `${RECEIVED} AND c.user_id = ? AND i.arrived_at >= ? ORDER BY i.arrived_at, i.id`,
    [userId, since],
  );
  return rows.map(toDeposit);
}

/** The same of those with these ids, by their ids. */
export async function receivedDepositsById(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReceivedDeposit>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database.raw<{ rows: ReceivedRow[] }>(`${RECEIVED} AND i.id = ANY (?)`, [
    [...ids],
  ]);
  return new Map(rows.map((row) => [row.id, toDeposit(row)]));
}

type ReceivedDeposit = ReceivedPay & { kind: DepositKind };

const toDeposit = (row: ReceivedRow): ReceivedDeposit => ({
  kind: row.kind,
  arrivedOn: dayOf(row.arrived_at),
  recordedAt: row.recorded_at,
  amountCents: row.amount_cents,
  repaidCents: Number(row.repaid_cents),
});

type ReceivedRow = {
  id: string;
  kind: DepositKind;
  arrived_at: Date;
  recorded_at: Date;
  amount_cents: number;
  repaid_cents: bigint;
};

const RECEIVED = `
  SELECT i.id, i.kind, i.arrived_at, i.recorded_at, i.amount_cents,
         (SELECT coalesce(sum(a.amount_cents), 0) FROM allocation a
           WHERE a.repayment_id = i.transfer_group_id AND a.reversed_by IS NULL) AS repaid_cents
    FROM card_account c
    JOIN incoming_deposit i ON i.card_account_id = c.id
   WHERE i.status = 'received'
`;
