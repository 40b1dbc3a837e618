import type { Transaction } from '@reset/service-kit';
import { dayOf, plusDays } from '#calendar/calendar-date.ts';
import { type KnownPay, MAX_DAYS_EARLY } from './paychecks.ts';

/** What is known of a member's pay when money arrives for her, her pay of that payday included. */
export async function readKnownPay(
  transaction: Transaction,
  userId: string,
  arrivedAt: Date,
): Promise<KnownPay> {
  const { rows } = await transaction.raw<{ rows: [KnownPayRow] }>(KNOWN, {
    userId,
    until: plusDays(dayOf(arrivedAt), MAX_DAYS_EARLY),
  });
  const [row] = rows;
  return {
    setCents: row.set_cents,
    paid: { grossCents: Number(row.gross_cents), netCents: Number(row.net_cents) },
    paystubCents: row.paystub_cents,
    incomes: row.incomes ?? [],
  };
}

type KnownPayRow = {
  set_cents: number | null;
  gross_cents: bigint;
  net_cents: bigint;
  paystub_cents: number | null;
  incomes: KnownPay['incomes'] | null;
};

const KNOWN = `
  SELECT (SELECT pay_cents FROM pay_override
           WHERE user_id = :userId AND kind = 'compensation' AND ended_at IS NULL) AS set_cents,
         paid.gross_cents, paid.net_cents,
         (SELECT net_cents FROM paystub
           WHERE user_id = :userId AND pay_on <= :until AND net_cents > 0
           ORDER BY pay_on DESC, net_cents DESC LIMIT 1) AS paystub_cents,
         (SELECT r.incomes FROM bank_link b JOIN income_reading r ON r.link_id = b.id
           WHERE b.user_id = :userId) AS incomes
    FROM (SELECT coalesce(sum(gross_cents), 0) AS gross_cents,
                 coalesce(sum(net_cents), 0) AS net_cents
            FROM paystub WHERE user_id = :userId) paid
`;
