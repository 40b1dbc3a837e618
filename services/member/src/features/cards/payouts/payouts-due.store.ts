import type { Database, Transaction } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import { cannotReceive, uncertainDebits } from './payout-obstacles.ts';

/**
 * Card accounts with money of hers on deposit that is to be sent to her bank today: some of them, in
 * the order of their ids, those behind `after`.
 */
export async function dueAccounts(
  database: Database,
  { today, after, max }: { today: CalendarDate; after: string; max: number },
): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `${DUE} AND c.id > :after ORDER BY c.id LIMIT :max`,
    { today, after, max },
  );
  return rows.map(({ id }) => id);
}

/** What of one account is to be sent today; nothing where nothing is due. */
export async function dueOf(
  transaction: Transaction,
  accountId: string,
  today: CalendarDate,
): Promise<DueRow | undefined> {
  const { rows } = await transaction.raw<{ rows: DueRow[] }>(`${DUE} AND c.id = :accountId`, {
    today,
    accountId,
  });
  return rows[0];
}

type DueRow = {
  id: string;
  amount_cents: bigint;
  from_account_id: string | null;
  bank_link_id: string;
  institution_name: string;
  mask: string | null;
};

/*
 * What is hers and neither held for a purchase that her pay repays nor needed where a debit of hers comes
 * back, her pay at once, all else from the day after it came on, for which what a deposit that is taken
 * back had repaid is nothing that came: to an account that is known to be hers and that has
 * sent back nothing. One that the issuer refused is tried again on another day. It is sent from her
 * deposit account for as long as the issuer has some of it there, and from the card's else.
 */
const DUE = `
  SELECT c.id, b.id AS bank_link_id, b.institution_name, b.mask,
         CASE WHEN there.cents > 0 THEN there.account_id END AS from_account_id,
         least(deposit.credits_posted - deposit.debits_posted - deposit.debits_pending
                 - held.cents - uncertain.cents,
               CASE WHEN there.cents > 0 THEN there.cents END) AS amount_cents
    FROM card_account c
    LEFT JOIN LATERAL (
      SELECT a.synctera_account_id AS account_id,
             (SELECT coalesce(sum(i.amount_cents), 0) FROM incoming_deposit i
               WHERE i.card_account_id = c.id AND i.status = 'received')
             - (SELECT coalesce(sum(p.amount_cents), 0) FROM payout p
                 WHERE p.from_account_id = a.synctera_account_id
                   AND p.status IN ('reserved', 'sent', 'settled')) AS cents
        FROM deposit_account a WHERE a.user_id = c.user_id) there ON true
    CROSS JOIN LATERAL (${uncertainDebits('c.id', ':today')}) uncertain
    JOIN ledger.account deposit ON deposit.id = c.deposit
    JOIN ledger.account receivable ON receivable.id = c.receivable
    CROSS JOIN LATERAL (
      SELECT held_from_pay(receivable.*) AS cents) held
    JOIN bank_link b ON b.user_id = c.user_id
     AND b.owner_status = 'verified' AND b.account_numbers IS NOT NULL
     AND NOT ${cannotReceive('c.id', 'b.id')}
   WHERE (c.status = 'open' OR (c.status = 'issuing' AND there.cents > 0))
     AND deposit.credits_posted - deposit.debits_posted - deposit.debits_pending
           > held.cents + uncertain.cents
     AND NOT EXISTS (SELECT FROM ledger.transfer t
                      WHERE t.credit = c.deposit AND t.effective_on >= :today
                        AND t.code NOT IN (301, 305, 306))
     AND NOT EXISTS (SELECT FROM payout p
                      WHERE p.card_account_id = c.id
                        AND (p.status IN ('reserved', 'sent')
                             OR (p.status = 'returned' AND p.bank_link_id = b.id)
                             OR (p.status = 'refused'
                                 AND CAST(p.ended_at AT TIME ZONE 'America/Los_Angeles' AS date) >= :today)))
`;
