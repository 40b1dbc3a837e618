import type { Knex } from 'knex';

/** What must always be true of the ledger. */
export async function up(database: Knex): Promise<void> {
  await database.raw(FOLDED + PROBLEMS);
}

export async function down(): Promise<void> {
  throw new Error('A ledger is never taken away.');
}

// What each account's columns have to be, by its transfers alone.
const FOLDED = `
  CREATE VIEW folded AS
    SELECT account,
           coalesce(sum(pending) FILTER (WHERE is_debit), 0) AS debits_pending,
           coalesce(sum(posted) FILTER (WHERE is_debit), 0) AS debits_posted,
           coalesce(sum(pending) FILTER (WHERE NOT is_debit), 0) AS credits_pending,
           coalesce(sum(posted) FILTER (WHERE NOT is_debit), 0) AS credits_posted
      FROM transfer t
      CROSS JOIN LATERAL (SELECT
        CASE t.kind WHEN 'pending' THEN t.amount WHEN 'single' THEN 0 ELSE -t.amount END AS pending,
        CASE WHEN t.kind IN ('single', 'post') THEN t.amount ELSE 0 END AS posted) d
      CROSS JOIN LATERAL (VALUES (t.debit, true), (t.credit, false)) AS m (account, is_debit)
     GROUP BY account;
`;

/*
 * problems(): one row for each thing that is not as it must be, none for a sound ledger.
 * `invariant` is its name, `subject` whose it is, `detail` the figures.
 */
const PROBLEMS = `
  CREATE FUNCTION problems() RETURNS TABLE (invariant text, subject text, detail text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
    SELECT 'debits_are_credits', 'ledger', format('%s', b)
      FROM (SELECT sum(debits_pending) - sum(credits_pending) AS pending,
                   sum(debits_posted) - sum(credits_posted) AS posted FROM account) b
     WHERE b.pending <> 0 OR b.posted <> 0
    UNION ALL
    SELECT 'account_is_its_transfers', a.id::text,
           format('%s is not %s', to_jsonb(a), to_jsonb(f))
      FROM account a FULL JOIN folded f ON f.account = a.id
     WHERE (a.debits_pending, a.debits_posted, a.credits_pending, a.credits_posted)
           IS DISTINCT FROM
           (coalesce(f.debits_pending, 0), coalesce(f.debits_posted, 0),
            coalesce(f.credits_pending, 0), coalesce(f.credits_posted, 0))
    UNION ALL
    SELECT 'fbo_cash_is_owed', 'ledger', format('cash %s, owed %s', cash, owed)
      FROM (SELECT sum(debits_posted - credits_posted) FILTER (WHERE code = 1020) AS cash,
                   coalesce(sum(credits_posted - debits_posted) FILTER (WHERE code IN (2010, 2030)), 0)
                     AS owed
              FROM account) b
     WHERE cash <> owed
    UNION ALL
    SELECT 'hold_is_what_is_left', t.id::text, format('left %s of %s, %s', h.amount_left, t.amount, h.status)
      FROM transfer t
      LEFT JOIN hold h ON h.pending_id = t.id
      LEFT JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS gone FROM transfer e
                          WHERE e.pending_id = t.id) ended ON true
     WHERE t.kind = 'pending'
       AND (h.pending_id IS NULL OR h.amount_left <> t.amount - ended.gone)
    UNION ALL
    SELECT 'holds_are_pending', 'ledger', format('holds %s, pending %s', held, pending)
      FROM (SELECT coalesce(sum(amount_left), 0) AS held FROM hold) h,
           (SELECT coalesce(sum(debits_pending), 0) AS pending FROM account) p
     WHERE held <> pending
    UNION ALL
    SELECT 'balance_keeps_its_rule', a.id::text, to_jsonb(a)::text
      FROM account a
     WHERE (a.rule = 'credits_within_debits'
            AND a.credits_posted + a.credits_pending > a.debits_posted)
        OR (a.rule = 'debits_within_credits'
            AND a.debits_posted + a.debits_pending > a.credits_posted)
        OR a.rule <> (SELECT c.rule FROM chart c WHERE c.code = a.code)
  $$;
`;
