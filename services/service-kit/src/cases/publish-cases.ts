import type { CaseEvent, CaseKind, CaseSummary } from '@reset/api-contract/case-events.ts';
import { canonicalJson } from '../commands/canonical-json.ts';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import { appendEvents, type NewEvent } from '../events/append-event.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { newId } from '../new-id.ts';

/** Something that waits for staff now. */
export type OpenCase = {
  kind: CaseKind;
  objectId: string;
  userId: string | null;
  openedAt: Date;
  dueAt: Date;
  summary: CaseSummary;
};

type Deps = { clock: Clock; database: Database; jobs: Jobs };

/** What a service knows of what waits for staff, read by the transaction that publishes it. */
export type CaseSource = {
  /** All that waits now. */
  open(transaction: Transaction, now: Date): Promise<readonly OpenCase[]>;
  /** How one ended that waits no more. */
  closedAs(transaction: Transaction, gone: Pick<OpenCase, 'kind' | 'objectId'>): Promise<string>;
};

/**
 * Publishes what waits for staff, and what waits no more, a minute at the latest after it is so: a case
 * is open for as long as its owner's tables say so, and nobody has to remember to open or close it.
 */
export function schedulePublishedCases({ clock, database, jobs }: Deps, source: CaseSource): void {
  jobs.schedule('publish-cases', '* * * * *', () =>
    database.transaction((transaction) => publish(transaction, source, clock.now())),
  );
}

type Row = { id: string; kind: CaseKind; object_id: string; content: object };

async function publish(transaction: Transaction, source: CaseSource, now: Date): Promise<void> {
  // One at a time: what is published last is what was read last.
  await transaction.raw('LOCK TABLE published_case IN SHARE ROW EXCLUSIVE MODE');
  const published = await transaction<Row>('published_case').select();
  const known = new Map(published.map((row) => [keyOf(row.kind, row.object_id), row]));
  const events: NewEvent<CaseEvent>[] = [];
  const opened: Row[] = [];
  for (const one of await source.open(transaction, now)) {
    const key = keyOf(one.kind, one.objectId);
    const before = known.get(key);
    known.delete(key);
    const payload = toPayload(one);
    if (before && canonicalJson(before.content) === canonicalJson(payload)) continue;
    const row = {
      id: before?.id ?? newId(),
      kind: one.kind,
      object_id: one.objectId,
      content: payload,
    };
    opened.push(row);
    events.push({ type: 'case.opened', subject: row.id, payload, occurredAt: now });
  }
  const gone = [...known.values()];
  for (const { id: subject, kind, object_id: objectId } of gone) {
    const payload = { closed_as: await source.closedAs(transaction, { kind, objectId }) };
    events.push({ type: 'case.closed', subject, payload, occurredAt: now });
  }
  if (opened.length > 0) {
    await transaction('published_case').insert(opened).onConflict('id').merge(['content']);
  }
  await transaction('published_case')
    .whereIn(
      'id',
      gone.map(({ id }) => id),
    )
    .delete();
  await appendEvents<CaseEvent>(transaction, events);
}

const keyOf = (kind: CaseKind, objectId: string) => `${kind} ${objectId}`;

const toPayload = ({ kind, objectId, userId, openedAt, dueAt, summary }: OpenCase) => ({
  kind,
  object_id: objectId,
  user_id: userId,
  opened_at: openedAt.toISOString(),
  due_at: dueAt.toISOString(),
  summary,
});
