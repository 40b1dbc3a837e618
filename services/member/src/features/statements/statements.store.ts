import type { Database } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import {
  depositEffectCents,
  effectCents,
  type Holder,
  type Period,
  type Statement,
} from './statements.ts';

/** How many accounts have their statements issued together. */
const PAGE_SIZE = 200;

/** An account whose next statement is to be issued. */
export type DueAccount = { accountId: string; userId: string };

/** A page of accounts without a statement, and where the next page begins; null after the last one. */
type DuePage = { due: DueAccount[]; next: string | null };

type Listed = Pick<Statement, 'startDate' | 'endDate' | 'issueDate'> & { id: string };

/** Statements of card accounts, in the database. */
export const statementStore = (database: Database) => ({
  /** Those of an account, the last issued one first. */
  async list(accountId: string): Promise<Listed[]> {
    const rows = await database('statement')
      .where({ card_account_id: accountId })
      .orderBy([
        { column: 'issue_date', order: 'desc' },
        { column: 'end_date', order: 'desc' },
      ])
      .select('id', 'issue_date', 'start_date', 'end_date');
    return rows.map((row) => ({
      id: row.id,
      issueDate: row.issue_date,
      startDate: row.start_date,
      endDate: row.end_date,
    }));
  },

  /** null where it is not of this account. */
  async find(accountId: string, id: string): Promise<Statement | null> {
    const { rows } = await database.raw<{ rows: StatementRow[] }>(FIND, { accountId, id });
    const [row] = rows;
    return row
      ? {
          ...toPeriod(row),
          id: row.id,
          issueDate: row.issue_date,
          issuedAt: row.issued_at,
          holder: { firstName: row.first_name, lastName: row.last_name },
        }
      : null;
  },

  /** What is on no statement yet, up to this day, as one would begin it. */
  async readRunning(accountId: string, today: CalendarDate): Promise<Period> {
    const { rows } = await database.raw<{ rows: PeriodRow[] }>(RUNNING, { accountId, today });
    const [row] = rows;
    if (!row) throw new Error(`There is no card account ${accountId}.`);
    const { lines, deposit, ...period } = toPeriod(row);
    const closingCents = lines.reduce(
      (owed, line) => owed + effectCents(line),
      period.openingCents,
    );
    const depositClosingCents = deposit.lines.reduce(
      (left, line) => left + depositEffectCents(line),
      deposit.openingCents,
    );
    return {
      ...period,
      closingCents,
      lines,
      deposit: { ...deposit, closingCents: depositClosingCents },
    };
  },

  /**
   * Accounts that have no statement which ends on this day, or an earlier one, but should: a page of
   * them, in the order of their ids.
   */
  async due(lastEnd: CalendarDate, after: string): Promise<DuePage> {
    const { rows } = await database.raw<{ rows: (DueAccount & { isDue: boolean })[] }>(DUE, {
      lastEnd,
      after,
      max: PAGE_SIZE,
    });
    return {
      due: rows.flatMap(({ isDue, ...account }) => (isDue ? [account] : [])),
      next: rows.length < PAGE_SIZE ? null : (rows.at(-1)?.accountId ?? null),
    };
  },

  /**
   * Issues the next statement of each of these accounts, where it ends on this day or earlier: all
   * of them or none. Whoever issues the same at the same time issues nothing twice.
   * @returns how many were issued
   */
  async issue(
    holders: readonly (Holder & DueAccount)[],
    lastEnd: CalendarDate,
    now: Date,
  ): Promise<number> {
    const { rows } = await database.raw<{ rows: { issued: bigint }[] }>(
      'SELECT issue_statements(?, ?, ?, ?) AS issued',
      [
        JSON.stringify(
          holders.map(({ accountId, firstName, lastName }) => ({
            account_id: accountId,
            first_name: firstName,
            last_name: lastName,
          })),
        ),
        lastEnd,
        dayOf(now),
        now,
      ],
    );
    return Number(rows[0]?.issued ?? 0);
  },
});

/** The last day of the last statement of each person who has one. */
export async function readStatementEnds(
  database: Database,
  userIds: readonly string[],
): Promise<{ user_id: string; end_date: CalendarDate }[]> {
  return database('card_account as a')
    .join('statement as s', 's.card_account_id', 'a.id')
    .whereIn('a.user_id', userIds)
    .groupBy('a.user_id')
    .select('a.user_id')
    .max('s.end_date as end_date');
}

const LINE = `jsonb_build_object(
  'transferId', l.transfer_id, 'postedOn', l.posted_date, 'type', l.type, 'subtype', l.subtype,
  'memo', l.memo, 'debitAccount', l.debit_account, 'creditAccount', l.credit_account,
  'amountCents', l.amount_cents, 'isDebit', l.is_debit)`;

const FIND = `
  SELECT s.*, (SELECT coalesce(jsonb_agg(${LINE} ORDER BY l.posted_date, l.seq), '[]')
                 FROM statement_line l WHERE l.statement_id = s.id) AS lines,
              (SELECT coalesce(jsonb_agg(${LINE} ORDER BY l.posted_date, l.seq), '[]')
                 FROM statement_deposit_line l WHERE l.statement_id = s.id) AS deposit_lines
    FROM statement s WHERE s.card_account_id = :accountId AND s.id = :id
`;

const RUNNING = `
  SELECT n.start_date, greatest(n.start_date, CAST(:today AS date)) AS end_date, n.opening_cents,
         n.opening_cents AS closing_cents, n.account_type, n.account_number,
         (SELECT coalesce(jsonb_agg(${LINE} ORDER BY l.posted_date, l.seq), '[]')
            FROM unstated_lines(:accountId) l WHERE l.posted_date <= :today) AS lines,
         b.deposit_opening_cents, b.deposit_opening_cents AS deposit_closing_cents,
         held_on(:accountId, :today) AS held_cents,
         (SELECT coalesce(jsonb_agg(${LINE} ORDER BY l.posted_date, l.seq), '[]')
            FROM unstated_deposit_lines(:accountId) l WHERE l.posted_date <= :today) AS deposit_lines
    FROM next_statement(:accountId) n CROSS JOIN next_deposit_balance(:accountId) b
`;

/* Whoever has a statement of the last month is found by an index; the others are few, but once a month. */
const DUE = `
  SELECT c.id AS "accountId", c.user_id AS "userId",
         (SELECT n.start_date FROM next_statement(c.id) n) <= :lastEnd AS "isDue"
    FROM (SELECT a.id, a.user_id FROM card_account a
           WHERE a.status <> 'issuing' AND a.id > :after
             AND NOT EXISTS (SELECT FROM statement s
                              WHERE s.end_date = :lastEnd AND s.card_account_id = a.id)
           ORDER BY a.id LIMIT :max) c
   ORDER BY c.id
`;

type PeriodRow = {
  start_date: CalendarDate;
  end_date: CalendarDate;
  opening_cents: bigint;
  closing_cents: bigint;
  account_type: string;
  account_number: string;
  lines: Period['lines'];
  held_cents: bigint | null;
  deposit_opening_cents: bigint;
  deposit_closing_cents: bigint;
  deposit_lines: Period['lines'];
};

type StatementRow = PeriodRow & {
  id: string;
  issue_date: CalendarDate;
  issued_at: Date;
  first_name: string;
  last_name: string;
};

const toPeriod = (row: PeriodRow): Period => ({
  startDate: row.start_date,
  endDate: row.end_date,
  openingCents: Number(row.opening_cents),
  closingCents: Number(row.closing_cents),
  accountType: row.account_type,
  accountNumber: row.account_number,
  lines: row.lines,
  heldCents: row.held_cents === null ? null : Number(row.held_cents),
  deposit: {
    openingCents: Number(row.deposit_opening_cents),
    closingCents: Number(row.deposit_closing_cents),
    lines: row.deposit_lines,
  },
});
