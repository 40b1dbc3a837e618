import { setTimeout as pause } from 'node:timers/promises';
import type { Event } from '@reset/api-contract/events.ts';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startEventOwner, type EventOwner } from '../../testing/events/event-owner.ts';
import { emptied } from '../../testing/emptied.ts';
import { eventually } from '../../testing/eventually.ts';
import { slowness } from '../../testing/slowness.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { newId } from '../new-id.ts';

let owners: TestDatabase;
beforeAll(async () => {
  owners = await testDatabase();
});
afterAll(() => owners.drop());

let owner: EventOwner;
beforeEach(async () => {
  owner = await startEventOwner(await emptied(owners));
});
afterEach(() => owner.stop());

const namesIn = (events: readonly Event[]) => events.map(({ payload }) => payload['name']);
const begin = (): Promise<Knex.Transaction> => owner.database.transaction();
/** Gives the transaction its number, as the first write does. */
const write = (transaction: Knex.Transaction) => transaction.raw('SELECT pg_current_xact_id()');

async function msOf<Answer>(work: Promise<Answer>): Promise<[Answer, number]> {
  const start = performance.now();
  return [await work, performance.now() - start];
}

/** Until the process listens for what is appended. */
const hearing = () =>
  eventually(async () => {
    const { rows } = await owner.database.raw(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    if (rows.length !== 1) throw new Error(`${rows.length} connections listen.`);
    return rows[0].pid as number;
  });

describe('GET /internal/events', () => {
  it('tells what was told, from the beginning, page by page', async () => {
    const subject = newId();
    for (const name of ['Ada', 'Bea', 'Cleo']) await owner.give(subject, name);
    const first = await owner.read('after=0&limit=2');
    expect(first.events).toEqual([
      {
        position: expect.stringMatching(/^\d+\.1$/),
        type: 'name.given',
        subject,
        subject_version: 1,
        payload: { name: 'Ada' },
        occurred_at: '2026-11-20T20:00:00.000Z',
      },
      expect.objectContaining({ subject_version: 2, payload: { name: 'Bea' } }),
    ]);
    const second = await owner.read(`after=${first.next}`);
    expect(namesIn(second.events)).toEqual(['Cleo']);
    expect(await owner.read(`after=${second.next}`)).toEqual({ events: [], next: second.next });
  });

  it.each(['', 'after=one', 'after=1', 'after=0&limit=all', 'after=0&wait=-1', 'after=0&types=a'])(
    'refuses the question %j',
    async (query) => {
      expect((await owner.ask(query)).statusCode).toBe(422);
    },
  );

  it('orders transactions by their numbers, not as text', async () => {
    // A reader who was given 10 before 9 went on from there and never saw 9.
    const numbers = ['100', '9', '20', '10', '99'];
    for (const transactionId of numbers) {
      await owner.database('event').insert({
        transaction_id: transactionId,
        type: 'name.given',
        subject: newId(),
        subject_version: 1,
        payload: { name: transactionId },
        occurred_at: '2026-11-20T20:00:00Z',
      });
    }
    const told: unknown[] = [];
    for (let after = '0'; told.length < numbers.length;) {
      const { events, next } = await owner.read(`after=${after}&limit=2`);
      expect(next).not.toBe(after);
      told.push(...namesIn(events));
      after = next;
    }
    expect(told).toEqual(['9', '10', '20', '99', '100']);
  });

  it('is for the services that it names', async () => {
    expect((await owner.ask('after=0', 'member')).statusCode).toBe(403);
    expect((await owner.app.inject('/internal/events?after=0')).statusCode).toBe(401);
  });
});

describe('a transaction that commits late', () => {
  it('holds back what was told after it began, and then everything comes in order', async () => {
    const slow = await begin();
    await owner.give(newId(), 'slow', slow);
    await owner.give(newId(), 'quick');
    expect((await owner.read()).events).toEqual([]);
    await slow.commit();
    expect(namesIn((await owner.read()).events)).toEqual(['slow', 'quick']);
  });

  it('is not passed by a reader who has seen a higher position', async () => {
    // The one that began first tells its event last: its position is the higher one.
    const first = await begin();
    await write(first);
    const second = await begin();
    await owner.give(newId(), 'second', second);
    await owner.give(newId(), 'first', first);
    await first.commit();

    const before = await owner.read();
    expect(namesIn(before.events)).toEqual(['first']);
    await second.commit();
    const after = await owner.read(`after=${before.next}`);
    expect(namesIn(after.events)).toEqual(['second']);
    // By position alone the second would be behind the first and never be read.
    const places = [...before.events, ...after.events].map(
      ({ position }) => position.split('.')[1],
    );
    expect(places).toEqual(['2', '1']);
  });

  it("does not bring a subject's versions out of order", async () => {
    const subject = newId();
    const early = await begin();
    await write(early);
    await owner.give(subject, 'version 1');
    await owner.give(subject, 'version 2', early);
    await early.commit();
    expect(namesIn((await owner.read()).events)).toEqual(['version 1', 'version 2']);
  });

  it('does not hold back for longer than it runs', async () => {
    const slow = await begin();
    await write(slow);
    await owner.give(newId(), 'quick');
    const answer = msOf(owner.read('after=0&wait=20'));
    await pause(300);
    // It tells nothing itself, so nothing rings when it ends.
    await slow.rollback();
    const [{ events }, ms] = await answer;
    expect(namesIn(events)).toEqual(['quick']);
    expect(ms).toBeLessThan(1_500 * slowness());
  });

  it('costs no reader an event, whatever the order of a hundred commits', async () => {
    const subjects = Array.from({ length: 7 }, newId);
    const read: Event[] = [];
    let isOver = false;
    const reader = (async () => {
      let after = '0';
      for (;;) {
        const wasOver = isOver;
        const page = await owner.read(`after=${after}&limit=3`);
        read.push(...page.events);
        after = page.next;
        if (wasOver && page.events.length === 0) return;
        await pause(1);
      }
    })();
    await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        await pause(Math.random() * 300);
        const transaction = await begin();
        if (index % 2 === 0) await write(transaction);
        await pause(Math.random() * 40);
        await owner.give(subjects[index % 7] ?? '', `name ${index}`, transaction);
        await pause(Math.random() * 40);
        await (index % 5 === 0 ? transaction.rollback() : transaction.commit());
      }),
    );
    isOver = true;
    await reader;

    const told = await owner.database('event').pluck('position');
    expect(told).toHaveLength(80);
    expect(read.map(({ position }) => BigInt(position.split('.')[1] ?? '')).toSorted()).toEqual(
      told.toSorted(),
    );
    for (const subject of subjects) {
      const versions = read
        .filter((event) => event.subject === subject)
        .map(({ subject_version: version }) => version);
      expect(versions).toEqual(versions.map((_, index) => index + 1));
    }
  });
});

describe('an answer that waits', () => {
  it('comes as soon as there is something to tell', async () => {
    const answer = msOf(owner.read('after=0&wait=20'));
    await hearing();
    await owner.give(newId(), 'Ada');
    const [{ events }, ms] = await answer;
    expect(namesIn(events)).toEqual(['Ada']);
    expect(ms).toBeLessThan(900 * slowness());
  });

  it('comes empty when its time is over', async () => {
    const [page, ms] = await msOf(owner.read('after=0&wait=1'));
    expect(page).toEqual({ events: [], next: '0' });
    expect(ms).toBeGreaterThan(950);
  });

  it('is only later when the notice is lost, and the next notice is heard again', async () => {
    const lost = msOf(owner.read('after=0&wait=20'));
    const pid = await hearing();
    await owner.database.raw('SELECT pg_terminate_backend(?)', [pid]);
    await owner.give(newId(), 'Ada');
    const [{ next }, lateMs] = await lost;
    expect(lateMs).toBeLessThan(3_000 * slowness());

    const heard = msOf(owner.read(`after=${next}&wait=20`));
    expect(await hearing()).not.toBe(pid);
    await owner.give(newId(), 'Bea');
    const [{ events }] = await heard;
    expect(namesIn(events)).toEqual(['Bea']);
  });

  it('listens on one connection, however many wait', async () => {
    const answers = Array.from({ length: 10 }, () => owner.read('after=0&wait=20'));
    await hearing();
    await owner.give(newId(), 'Ada');
    for (const { events } of await Promise.all(answers)) expect(namesIn(events)).toEqual(['Ada']);
    await hearing();
  });

  it('does not keep a service that is told to stop', async () => {
    const answer = owner.ask('after=0&wait=20');
    await hearing();
    const [, ms] = await msOf(owner.app.close());
    expect(ms).toBeLessThan(1_000 * slowness());
    expect((await answer).json()).toEqual({ events: [], next: '0' });
  });
});
