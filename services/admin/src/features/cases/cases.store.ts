import type { CaseCounts } from '@reset/api-contract/admin/cases.ts';
import type { CaseEvent, CaseKind, CaseSummary } from '@reset/api-contract/case-events.ts';
import type { Database, Transaction } from '@reset/service-kit';
import { stretchOf } from '#features/lists/lists.ts';
import { countOf, FIND, pageOf } from './case-page.ts';
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
        const asked = { kind: filter.kind, owner: filter.owner?.id ?? null, ...times };
        const counted = await snapshot.raw<Rows<{ count: bigint }>>(countOf(filter), asked);
        const count = Number(counted.rows[0]?.count ?? 0);
        const stretch = stretchOf(page, count);
        if (!stretch) return { cases: [], count };
        const { skip, take } = stretch;
        const { rows } = await snapshot.raw<Rows<CaseRow>>(pageOf(filter, stretch), {
          ...asked,
          skip,
          take,
          reach: skip + take,
        });
        return { cases: rows.map(toCase), count };
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    ),

  async find(id: string, now: Date): Promise<Case | null> {
    const { rows } = await database.raw<Rows<CaseRow>>(FIND, { id, now });
    return rows[0] ? toCase(rows[0]) : null;
  },

  async count({ now, productNow }: Times): Promise<CaseCounts> {
    const { rows } = await database.raw<Rows<Record<keyof CaseCounts, bigint>>>(
      `SELECT count(*) AS open, count(*) FILTER (WHERE due_at < :productNow) AS overdue
         FROM listed_cases(:now) WHERE closed_at IS NULL`,
      { now, productNow },
    );
    return { open: Number(rows[0]?.open ?? 0), overdue: Number(rows[0]?.overdue ?? 0) };
  },
});

type Rows<Row> = { rows: Row[] };

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
