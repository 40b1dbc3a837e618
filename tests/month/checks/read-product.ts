import type { Pool } from 'pg';
import type { LedgerRecord, Line, StatedRecord, Statement, Sums } from './recorded.ts';

/* What the product has recorded, by SQL of the check's own. */

const ACCOUNTS = `
  SELECT owner_user_id AS "userId", code, debits_posted, credits_posted, debits_pending,
         credits_pending
    FROM ledger.account WHERE owner_user_id IS NOT NULL`;
/** Suspense is debited for what is gone with the source of what was taken back. */
const GONE = `
  SELECT c.user_id AS "userId", sum(t.amount) AS cents
    FROM incoming_deposit i
    JOIN card_account c ON c.id = i.card_account_id
    JOIN ledger.transfer t ON t.group_id = i.return_group_id
    JOIN ledger.account a ON a.id = t.debit AND a.code = 2090
   GROUP BY c.user_id`;

type AccountRow = {
  userId: string;
  code: number;
  debits_posted: string;
  credits_posted: string;
  debits_pending: string;
  credits_pending: string;
};

/** By member. */
export async function readLedger(database: Pool): Promise<Map<string, LedgerRecord>> {
  const accounts = await database.query<AccountRow>(ACCOUNTS);
  const gone = await database.query<{ userId: string; cents: string }>(GONE);
  const goneOf = new Map(gone.rows.map(({ userId, cents }) => [userId, Number(cents)]));
  const rows = Map.groupBy(accounts.rows, ({ userId }) => userId);
  return new Map(
    [...rows].map(([userId, own]) => [
      userId,
      {
        receivable: sumsOf(own.find(({ code }) => code === 1110)),
        deposit: sumsOf(own.find(({ code }) => code === 2010)),
        goneCents: goneOf.get(userId) ?? 0,
      },
    ]),
  );
}

const sumsOf = (row: AccountRow | undefined): Sums => ({
  debitsPosted: Number(row?.debits_posted),
  creditsPosted: Number(row?.credits_posted),
  debitsPending: Number(row?.debits_pending),
  creditsPending: Number(row?.credits_pending),
});

const TOTALS = `
  SELECT code, sum(debits_posted)::bigint AS debits_posted,
         sum(credits_posted)::bigint AS credits_posted,
         sum(debits_pending)::bigint AS debits_pending,
         sum(credits_pending)::bigint AS credits_pending
    FROM ledger.account GROUP BY code`;

/** All accounts of a code together, by the code. */
export async function readTotals(database: Pool): Promise<Map<number, Sums>> {
  const { rows } = await database.query<AccountRow>(TOTALS);
  return new Map(rows.map((row) => [row.code, sumsOf(row)]));
}

const REPORTED = `
  SELECT coalesce(sum(net_cents), 0)::bigint AS cents
    FROM (SELECT DISTINCT ON (day) net_cents FROM reconciliation_file
           WHERE kind = 'card_settlement' ORDER BY day, revision DESC) report`;

/** What the network's reports come to, of those sent anew the last one: it gets so much, or pays us. */
export async function readReported(database: Pool): Promise<number> {
  const { rows } = await database.query<{ cents: string }>(REPORTED);
  return Number(rows[0]?.cents);
}

const STATEMENTS = `
  SELECT c.user_id AS "userId", s.id, s.start_date::text AS "startDate",
         s.end_date::text AS "endDate", s.opening_cents AS "openingCents",
         s.closing_cents AS "closingCents"
    FROM statement s JOIN card_account c ON c.id = s.card_account_id ORDER BY s.end_date`;
const LINES = `
  SELECT statement_id AS "statementId", transfer_id AS "transferId", posted_date::text AS day,
         subtype, amount_cents AS cents, is_debit AS "isDebit" FROM statement_line`;
const TRANSFERS = `
  SELECT c.user_id AS "userId", t.id AS "transferId", t.effective_on::text AS day,
         t.code::text AS subtype, t.amount AS cents, t.debit = c.receivable AS "isDebit"
    FROM ledger.transfer t JOIN card_account c ON c.receivable IN (t.debit, t.credit)
   WHERE t.kind IN ('single', 'post')`;

type StatementRow = Omit<Statement, 'lines'> & { id: string; userId: string };

/** By member: her statements, and what they have to be made of. */
export async function readStated(database: Pool): Promise<Map<string, StatedRecord>> {
  const statements = await database.query<StatementRow>(STATEMENTS);
  const lines = await database.query<Line & { statementId: string }>(LINES);
  const transfers = await database.query<Line & { userId: string }>(TRANSFERS);
  const linesOf = Map.groupBy(lines.rows.map(toLine), ({ statementId }) => statementId);
  const transfersOf = Map.groupBy(transfers.rows.map(toLine), ({ userId }) => userId);
  const statementsOf = Map.groupBy(statements.rows, ({ userId }) => userId);
  const members = new Set([...transfersOf.keys(), ...statementsOf.keys()]);
  return new Map(
    [...members].map((userId) => [
      userId,
      {
        transfers: transfersOf.get(userId) ?? [],
        statements: (statementsOf.get(userId) ?? []).map((row) => ({
          ...row,
          openingCents: Number(row.openingCents),
          closingCents: Number(row.closingCents),
          lines: linesOf.get(row.id) ?? [],
        })),
      },
    ]),
  );
}

const toLine = <Row extends Line>(row: Row): Row => ({ ...row, cents: Number(row.cents) });

/** By member, the ids of what was debited, whatever became of it. */
export async function readDebits(database: Pool): Promise<Map<string, string[]>> {
  const { rows } = await database.query<{ userId: string; id: string }>(
    `SELECT c.user_id AS "userId", d.id FROM debit d JOIN card_account c ON c.id = d.card_account_id
      WHERE d.status <> 'refused'`,
  );
  return new Map(
    [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, own]) => [
      userId,
      own.map(({ id }) => id),
    ]),
  );
}

/** What does not hold by the product's own invariants, jobs that were given up, and paydays debited twice. */
export async function readProblems(database: Pool): Promise<string[]> {
  const { rows } = await database.query<{ problem: string }>(
    `SELECT format('money_problems: %s', p) AS problem FROM money_problems() p
      UNION ALL
     SELECT format('%s jobs ended in %s', count(*), name) FROM member_jobs.job
      WHERE name LIKE '%.dead' GROUP BY name
      UNION ALL
     SELECT format('%s is debited %s times for the payday %s', i.user_id, count(*), i.due_on)
       FROM repayment_instance i JOIN debit d ON d.instance_id = i.id
      WHERE i.purpose = 'payday' AND d.status NOT IN ('refused', 'returned')
      GROUP BY i.user_id, i.due_on HAVING count(*) > 1`,
  );
  return rows.map(({ problem }) => problem);
}
