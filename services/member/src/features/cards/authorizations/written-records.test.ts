import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issueCard } from '#testing/issued-card.ts';
import { twoAuthorizing } from '#testing/authorizing.ts';

let processes: Awaited<ReturnType<typeof twoAuthorizing>>;
beforeAll(async () => {
  processes = await twoAuthorizing();
  await processes.database.raw('CREATE EXTENSION IF NOT EXISTS pg_walinspect');
});
afterAll(() => processes.stop());

type Written = { records: number; index_entries: number };

/**
 * How much PostgreSQL writes to its log while `work` runs: the least of three times, because what the
 * server does by itself meanwhile (it vacuums, and prunes pages) is written there as well.
 */
async function leastWrittenBy(work: () => Promise<unknown>): Promise<Written> {
  const times = [await writtenBy(work), await writtenBy(work), await writtenBy(work)];
  const [least] = times.toSorted((one, other) => one.records - other.records);
  return least as Written;
}

/** The same, once; nothing else may run beside it. */
async function writtenBy(work: () => Promise<unknown>): Promise<Written> {
  const { database } = processes;
  // What is read has to have reached the disk, and the log's pages to be those of this work.
  const position = async (): Promise<string> => {
    await database.raw('SELECT pg_switch_wal()');
    return (await database.raw('SELECT pg_current_wal_lsn() AS at')).rows[0].at;
  };
  const from = await position();
  await work();
  const until = await position();
  const { rows } = await database.raw<{ rows: Written[] }>(
    `SELECT count(*)::integer AS records,
            (count(*) FILTER (WHERE resource_manager = 'Btree'))::integer AS index_entries
       FROM pg_get_wal_records_info(?, ?)
      WHERE resource_manager NOT IN ('XLOG', 'Standby')`,
    [from, until],
  );
  return rows[0] as Written;
}

describe('a purchase', () => {
  it('writes fewer than 35 records to the log, of which fewer than 22 are of indexes', async () => {
    const { database, one } = processes;
    // The first row of a table makes its indexes besides.
    await one.ask(await issueCard(database), { amount: 100 });
    const card = await issueCard(database, { limitCents: 500_000 });
    const next = await leastWrittenBy(() => one.ask(card, { amount: 100 }));
    expect(next.index_entries).toBeLessThan(22);
    expect(next.records).toBeLessThan(35);
    // And it was written: what is measured is no purchase that was declined before it was one.
    expect(next.records).toBeGreaterThan(20);
  });
});
