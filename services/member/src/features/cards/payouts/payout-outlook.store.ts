import { type Database, queryPrepared } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import type { PayoutOutlook } from './payouts.ts';
import { cannotReceive, uncertainDebits } from './payout-obstacles.ts';

/** What becomes of what is hers; null while nothing is. */
export async function payoutOutlook(
  database: Database,
  userId: string,
  now: Date,
): Promise<PayoutOutlook> {
  const [row] = await queryPrepared<OutlookRow>(database, {
    name: 'payout outlook',
    text: OUTLOOK,
    values: [userId, dayOf(now)],
  });
  if (!row) return null;
  return {
    status: row.status,
    amountCents: Number(row.amount_cents),
    bankName: row.bank_name,
    bankMask: row.bank_mask,
    arrivesOn: row.arrives_on,
    begunAt: row.begun_at,
  };
}

type OutlookRow = {
  status: NonNullable<PayoutOutlook>['status'];
  amount_cents: bigint;
  bank_name: string | null;
  bank_mask: string | null;
  arrives_on: CalendarDate | null;
  begun_at: Date | null;
};

const OUTLOOK = `
  SELECT CASE WHEN w.id IS NOT NULL THEN 'on_its_way'
              WHEN r.id IS NOT NULL THEN 'returned'
              WHEN b.id IS NULL OR b.owner_status = 'failed' OR ${cannotReceive('c.id', 'b.id')}
                THEN 'needs_bank'
              WHEN uncertain.cents > 0 THEN 'after_repayment'
              ELSE 'scheduled' END AS status,
         coalesce(w.amount_cents,
                  a.credits_posted - a.debits_posted - a.debits_pending) AS amount_cents,
         coalesce(w.bank_name, b.institution_name) AS bank_name,
         CASE WHEN w.id IS NULL THEN b.mask ELSE w.bank_mask END AS bank_mask,
         w.arrives_on,
         coalesce(w.created_at, r.created_at) AS begun_at
    FROM card_account c
    JOIN ledger.account a ON a.id = c.deposit
    CROSS JOIN LATERAL (${uncertainDebits('c.id', '$2')}) uncertain
    LEFT JOIN bank_link b ON b.user_id = c.user_id
    LEFT JOIN payout w ON w.card_account_id = c.id AND w.status IN ('reserved', 'sent')
    LEFT JOIN LATERAL (SELECT id, created_at FROM payout
                        WHERE card_account_id = c.id AND status = 'returned'
                          AND bank_link_id = b.id
                        ORDER BY ended_at DESC, id DESC LIMIT 1) r ON true
   WHERE c.user_id = $1
     AND (w.id IS NOT NULL OR a.credits_posted > a.debits_posted + a.debits_pending)
`;
