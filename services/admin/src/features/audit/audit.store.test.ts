import { newId, type Database } from '@reset/service-kit';
import { testContext, type TestContext } from '@reset/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DB } from '#testing/admin-service.ts';
import { AdminConfig } from '#config.ts';
import { appendAudit, digestBy, findBreaks, readAudit, readHead } from './audit.store.ts';
import { registerAuditJobs } from './audit.jobs.ts';
import type { Context } from '#context.ts';

let kit: TestContext<AdminConfig>;
let database: Database;
beforeEach(async () => {
  kit = await testContext('admin', AdminConfig, { db: DB });
  ({ database } = kit);
  registerAuditJobs(kit as unknown as Context);
});
afterEach(() => kit.resources.disposeAsync());

const entry = (action = 'end_sessions') => ({
  at: new Date('2026-11-20T20:00:00.123Z'),
  staffId: newId(),
  subjectId: newId(),
  action,
  reason: 'She lost her phone, "twice".',
  changes: { amount: { before: 1, after: 2 } },
  state: 'done' as const,
  requestId: newId(),
});
const append = (action?: string) =>
  database.transaction((transaction) => appendAudit(transaction, entry(action)));
const appendMany = async (count: number) => {
  for (let made = 0; made < count; made++) await append();
};
const alerts = async () => {
  await kit.jobs.runSchedule('audit-check');
  return kit.logged.filter(({ event }) => event === 'audit_broken');
};
/** As who owns the server does it: no trigger stands in the way. */
const asSuperuser = (statement: string) =>
  database.transaction(async (transaction) => {
    await transaction.raw('SET LOCAL session_replication_role = replica');
    await transaction.raw('GRANT ALL ON audit_entry TO CURRENT_USER');
    await transaction.raw(statement);
  });

describe('the chain', () => {
  it('holds for what was appended, whatever the zone of who reads it', async () => {
    await appendMany(4);
    expect(await findBreaks(database)).toEqual([]);
    await database.transaction(async (transaction) => {
      await transaction.raw(`SET LOCAL TimeZone = 'Asia/Tokyo'`);
      expect(await findBreaks(transaction)).toEqual([]);
    });
    expect(await alerts()).toEqual([]);
  });

  it.each([
    ['changed', `UPDATE audit_entry SET reason = 'Another.' WHERE position = 2`, [2]],
    [
      'changed and hashed anew',
      `UPDATE audit_entry SET reason = 'Another.' WHERE position = 2;
       UPDATE audit_entry AS entry SET hash = audit_hash(former.hash, entry)
         FROM audit_entry AS former WHERE entry.position = 2 AND former.position = 1`,
      [3],
    ],
    ['removed', 'DELETE FROM audit_entry WHERE position = 2', [3]],
    ['removed at the end', 'DELETE FROM audit_entry WHERE position = 4', [4]],
    ['put in at the end', inserted(5), [5]],
    ['put in before all', inserted(0), [0]],
  ])('notices a row that was %s, even by a superuser', async (_how, statement, positions) => {
    await appendMany(4);
    await asSuperuser(statement);
    expect(await alerts()).toMatchObject([{ positions, msg: 'audit.broken' }]);
  });

  it('has no gap and no double after twenty at once, of which some are rolled back', async () => {
    const appends = Array.from({ length: 20 }, (_, index) =>
      database.transaction(async (transaction) => {
        await appendAudit(transaction, entry());
        if (index % 4 === 0) throw new Error('rolled back');
      }),
    );
    const results = await Promise.allSettled(appends);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
    const positions = await database('audit_entry').orderBy('position').pluck('position');
    expect(positions).toEqual(Array.from({ length: 15 }, (_, index) => BigInt(index + 1)));
    expect(await findBreaks(database)).toEqual([]);
  });

  it('gives the place itself, whatever an entry brings', async () => {
    await append();
    await database('audit_entry').insert({
      position: 900,
      hash: Buffer.alloc(32),
      at: new Date(),
      action: 'x',
      state: 'done',
      request_id: newId(),
    });
    expect(await database('audit_entry').orderBy('position').pluck('position')).toEqual([1n, 2n]);
    expect(await findBreaks(database)).toEqual([]);
  });
});

describe('the head', () => {
  it('is logged, so that a chain that was made anew is known by it', async () => {
    await appendMany(2);
    await kit.jobs.runSchedule('audit-head');
    const { hash } = await database('audit_entry').where({ position: 2 }).first();
    expect(kit.logged.at(-1)).toMatchObject({
      msg: 'audit.head',
      position: 2,
      hash: hash.toString('hex'),
    });
    expect(await readHead(database)).toEqual({ position: 2, hash: hash.toString('hex') });
  });
});

describe('digestBy', () => {
  it('tells values apart, is the same for the same, and another by another key', () => {
    const [one, other] = [1, 2].map((byte) => digestBy(Buffer.alloc(32, byte).toString('base64')));
    expect(one?.('2025550143')).toBe(one?.('2025550143'));
    expect(one?.('2025550143')).not.toBe(one?.('2025550144'));
    expect(one?.('2025550143')).not.toBe(other?.('2025550143'));
    expect(one?.('2025550143')).not.toContain('2025550143');
  });
});

function inserted(position: number): string {
  return `INSERT INTO audit_entry (position, at, action, state, request_id, hash)
    VALUES (${position}, now(), 'x', 'done', '${newId()}', decode(repeat('ab', 32), 'hex'))`;
}

describe('a page of a time', () => {
  const FIRST = Date.UTC(2026, 10, 20, 20);
  const SECOND_MS = 1_000;

  it('has each entry once by its time, although clocks differ, whatever stands before the page', async () => {
    // Each of a pair at the same time, and every third one a minute late.
    const late = (number: number) => (number % 3 === 0 ? 60 : 0);
    const times = Array.from(
      { length: 120 },
      (_, number) => FIRST + (Math.floor(number / 2) - late(number)) * SECOND_MS,
    );
    for (const at of times) {
      await database.transaction((transaction) =>
        appendAudit(transaction, { ...entry(), at: new Date(at) }),
      );
    }
    const filter = { from: new Date(FIRST - 50 * SECOND_MS), to: new Date(FIRST + 50 * SECOND_MS) };
    const read: { position: number; at: number }[] = [];
    for (let before: number | null | undefined; before !== null;) {
      const page = await readAudit(database, { ...filter, before });
      read.push(
        ...page.audit_entries.map(({ position, at }) => ({ position, at: Date.parse(at) })),
      );
      before = page.next_before;
    }
    const expected = times
      .map((at, index) => ({ position: index + 1, at }))
      .filter(({ at }) => at >= filter.from.getTime() && at < filter.to.getTime())
      .toSorted((one, other) => other.at - one.at || other.position - one.position);
    expect(read).toEqual(expected);
    expect(read.length).toBeGreaterThan(50);
  });
});
