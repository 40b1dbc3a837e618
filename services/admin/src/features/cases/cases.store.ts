import type { CaseCounts } from '@reset/api-contract/admin/cases.ts';
import type { CaseEvent, CaseKind, CaseSummary } from '@reset/api-contract/case-events.ts';
import type { Database, Transaction } from '@reset/service-kit';
import { PAGE_SIZE } from '#features/lists/lists.ts';
import type { Case, CaseFilter } from './cases.ts';

/** Lists what waits for staff, and what waits no more, as its owners publish it. */
export async function applyCaseEvent(
  transaction: Transaction,
  event: CaseEvent,
  generation: number,
): Promise<void> {
  const key = { generation, case_id: event.subject };
  if (event.type === 'case.closed') {
    const { closed_as } = event.payload;
    await transaction('case_reading')
      .where(key)
      .update({ closed_at: event.occurred_at, closed_as });
    return;
  }
  await transaction('case_reading')
    .insert({ ...key, ...event.payload, closed_at: null, closed_as: null })
    .onConflict(['generation', 'case_id'])
    .merge();
}

/** When approvals end by themselves, and when cases are due. */
export type Times = { now: Date; productNow: Date };

/** What waits for staff, in the database. */
export const caseStore = (database: Database) => ({
  /** A page of them, and how many there are, both from one moment. */
  list: (
    filter: CaseFilter,
    page: number,
    times: Times,
  ): Promise<{ cases: Case[]; count: number }> =>
    database.transaction(
      async (snapshot) => {
        const { now } = times;
        const chosen = () => listed(snapshot, now).where((which) => choose(which, filter, times));
        const isKept = filter.state === 'closed' && !filter.owner && !filter.isOverdue;
        const count = isKept ? await countClosed(snapshot, filter, now) : await countOf(chosen());
        const listing = isKept ? latestClosed(snapshot, filter, { page, now }) : chosen();
        const rows = await withNames(snapshot, listing)
          .orderBy(
            filter.state === 'open'
              ? ['c.due_at', 'c.case_id']
              : ['c.closed_at', 'c.case_id'].map((column) => ({ column, order: 'desc' })),
          )
          .limit(PAGE_SIZE)
          .offset((page - 1) * PAGE_SIZE);
        return { cases: rows.map(toCase), count };
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    ),

  async find(id: string, now: Date): Promise<Case | null> {
    const [row] = await withNames(database, listed(database, now).where('c.case_id', id));
    return row ? toCase(row) : null;
  },

  async count({ now, productNow }: Times): Promise<CaseCounts> {
    const { rows } = await database.raw<{ rows: Record<keyof CaseCounts, bigint>[] }>(
      `SELECT count(*) AS open, count(*) FILTER (WHERE due_at < :productNow) AS overdue
         FROM listed_cases(:now) WHERE closed_at IS NULL`,
      { now, productNow },
    );
    return { open: Number(rows[0]?.open ?? 0), overdue: Number(rows[0]?.overdue ?? 0) };
  },
});

/** All of them, with who has taken each. */
const listed = (database: Database, now: Date) =>
  database
    .from(database.raw('listed_cases(?) AS c', [now]))
    .leftJoin('case_owner', 'case_owner.case_id', 'c.case_id');

type Listed = ReturnType<typeof listed>;

async function countOf(cases: Listed): Promise<number> {
  const [counted] = await cases.count<{ count: bigint }[]>('* as count');
  return Number(counted?.count ?? 0);
}

/** How many have ended, of one kind or of all: kept for those of other services, and few of ours. */
async function countClosed(database: Database, { kind }: CaseFilter, now: Date): Promise<number> {
  const { rows } = await database.raw<{ rows: [{ count: bigint }] }>(COUNT_CLOSED, {
    kind,
    now,
  });
  return Number(rows[0].count);
}

const COUNT_CLOSED = `
  SELECT (SELECT coalesce(sum(c.closed), 0)
            FROM case_count c JOIN subscription s ON s.generation = c.generation AND s.is_live
           WHERE coalesce(CAST(:kind AS text), c.kind) = c.kind)
         + (SELECT count(*) FROM approval a
             WHERE coalesce(CAST(:kind AS text), 'approval') = 'approval'
               AND (a.state <> 'pending' OR a.expires_at <= :now)) AS count
`;

/** Those that ended last, as many as there are up to the end of a page. */
const latestClosed = (
  database: Database,
  { kind }: CaseFilter,
  { page, now }: { page: number; now: Date },
): Listed =>
  database
    .from(database.raw('latest_closed_cases(?, ?, ?) AS c', [now, kind, page * PAGE_SIZE]))
    .leftJoin('case_owner', 'case_owner.case_id', 'c.case_id');

function choose(
  which: Listed,
  { state, kind, owner, isOverdue }: CaseFilter,
  { productNow }: Times,
): void {
  if (state === 'open') which.whereNull('c.closed_at');
  else which.whereNotNull('c.closed_at');
  if (kind) which.where('c.kind', kind);
  if (owner) which.where('case_owner.staff_id', owner.id);
  if (isOverdue) which.where('c.due_at', '<', productNow);
}

/** The rows of cases with the names of whom they are about and who has taken them. */
const withNames = (database: Database, cases: Listed) =>
  cases
    .leftJoin('person as subject', 'subject.user_id', 'c.user_id')
    .leftJoin('person as owner', 'owner.user_id', 'case_owner.staff_id')
    .select<CaseRow[]>(
      'c.*',
      'case_owner.staff_id',
      database.raw("subject.first_name || ' ' || subject.last_name AS user_name"),
      database.raw("owner.first_name || ' ' || owner.last_name AS owner_name"),
    );

type CaseRow = {
  case_id: string;
  kind: CaseKind;
  object_id: string;
  user_id: string | null;
  user_name: string | null;
  opened_at: Date;
  due_at: Date;
  summary: CaseSummary;
  closed_at: Date | null;
  closed_as: string | null;
  staff_id: string | null;
  owner_name: string | null;
};

const toCase = (row: CaseRow): Case => ({
  id: row.case_id,
  kind: row.kind,
  objectId: row.object_id,
  user: row.user_id === null ? null : { id: row.user_id, name: row.user_name },
  summary: row.summary,
  openedAt: row.opened_at,
  dueAt: row.due_at,
  owner: row.staff_id === null ? null : { id: row.staff_id, name: row.owner_name },
  closed:
    row.closed_at === null || row.closed_as === null
      ? null
      : { at: row.closed_at, as: row.closed_as },
});
