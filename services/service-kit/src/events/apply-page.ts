import type { Event, EventPage } from '@reset/api-contract/events.ts';
import type { Knex } from 'knex';
import { dueEvents } from './due-events.ts';
import type { Standing, SubscriptionRow } from './subscription-store.ts';

/** The reading that events are applied for. */
export type Reading = Pick<SubscriptionRow, 'generation' | 'is_live'>;

export type ApplyEvents = (
  transaction: Knex.Transaction,
  due: readonly Event[],
  reading: Reading,
) => Promise<void>;

/**
 * Applies what is due of a page and moves the position behind it, in one
 * transaction. When the reading has moved on since the page was asked for, by
 * another process of this service, nothing happens.
 */
export async function applyPage(
  database: Knex,
  { generation, position }: Standing,
  page: EventPage,
  apply: ApplyEvents,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const reading = transaction<SubscriptionRow>('subscription').where({ generation, position });
    // Not so strong that rows of this reading, which other owners' pages write, would wait for it.
    const locked = await reading.clone().forNoKeyUpdate().first();
    if (!locked) return;

    const due = dueEvents(page.events, await versionsOf(transaction, generation, page.events));
    await apply(transaction, due, locked);
    await writeVersions(transaction, generation, due);
    await reading.update({ position: page.next });
  });
}

async function versionsOf(
  transaction: Knex.Transaction,
  generation: number,
  events: readonly Event[],
): Promise<Map<string, number>> {
  const subjects = [...new Set(events.map(({ subject }) => subject))];
  const { rows } = await transaction.raw<{ rows: { subject: string; version: number }[] }>(
    VERSIONS,
    [subjects, generation],
  );
  return new Map(rows.map(({ subject, version }) => [subject, version]));
}

async function writeVersions(
  transaction: Knex.Transaction,
  generation: number,
  due: readonly Event[],
): Promise<void> {
  // The last of each subject: they are in order.
  const versions = new Map(due.map(({ subject, subject_version: version }) => [subject, version]));
  if (versions.size === 0) return;
  await transaction.raw(WRITE_VERSIONS, [generation, [...versions.keys()], [...versions.values()]]);
}

// Each by its key, whatever the planner thinks of a generation that it knows nothing of yet.
const VERSIONS = `
  SELECT known.subject, known.version
    FROM unnest(?::uuid[]) AS told (subject)
   CROSS JOIN LATERAL (
     SELECT s.subject, s.version FROM subscription_subject AS s
      WHERE s.generation = ? AND s.subject = told.subject OFFSET 0) AS known`;

const WRITE_VERSIONS = `
  INSERT INTO subscription_subject (generation, subject, version)
  SELECT ?::integer, told.* FROM unnest(?::uuid[], ?::integer[]) AS told
  ON CONFLICT (generation, subject) DO UPDATE SET version = excluded.version`;
