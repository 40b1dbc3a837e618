import type { Knex } from 'knex';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventPage } from '@reset/api-contract/events.ts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventOwner } from '../../testing/events/event-owner.ts';
import { applyName, clientOf, type NameReader } from '../../testing/events/name-reader.ts';
import { toldNames } from '../../testing/events/told-names.ts';
import { eventually } from '../../testing/eventually.ts';
import { slowness } from '../../testing/slowness.ts';
import type { CallContext } from '../internal/internal-client.ts';
import { newId } from '../new-id.ts';
import { subscriptionStore } from './subscription-store.ts';

const services = toldNames();
let owner: EventOwner;
let reader: NameReader;
beforeEach(() => {
  ({ owner, reader } = services);
});

/** The owner's answers, after `change` has had its way with them. */
const tampered = (change: (page: EventPage) => EventPage) => ({
  get: async <Reply>(path: string, context?: CallContext) =>
    change(await clientOf(owner).get<EventPage>(path, context)) as Reply,
});

/** Each subject in `subjects` is told `times` names. */
async function giveNames(subjects: readonly string[], times = 1): Promise<void> {
  for (let time = 1; time <= times; time++) {
    for (const subject of subjects) await owner.give(subject, `name ${time}`);
  }
}

/** What readers see when each subject was told as many names, and each was applied once. */
const namesAfter = (subjects: readonly string[], times: number) =>
  subjects.toSorted().map((subject) => ({ subject, name: `name ${times}`, told: times }));

const expectNames = (subjects: readonly string[], times: number) =>
  eventually(async () => expect(await reader.names()).toEqual(namesAfter(subjects, times)));

describe('subscribe', () => {
  it('applies what was told before, and soon what is told from now on', async () => {
    const subjects = [newId(), newId()];
    await giveNames(subjects, 2);
    reader.follow();
    await expectNames(subjects, 2);
    const start = performance.now();
    await owner.give(subjects[0] ?? '', 'a third');
    await eventually(async () => expect(await reader.names()).toMatchObject([{ told: 3 }, {}]));
    expect(performance.now() - start).toBeLessThan(900 * slowness());
  });

  it('hands all that is due of a page on at once, to whom takes it so', async () => {
    const subjects = [newId(), newId()];
    await giveNames(subjects, 2);
    const pages: string[][] = [];
    reader.follow({
      applyAll: async (transaction, events, generation) => {
        pages.push(events.map(({ payload }) => payload.name));
        for (const event of events) await applyName(transaction, event, generation);
      },
    });
    await expectNames(subjects, 2);
    expect(pages).toEqual([['name 1', 'name 1', 'name 2', 'name 2']]);
  });

  it('applies each event once and in order, when all come twice and backwards', async () => {
    const subjects = Array.from({ length: 5 }, newId);
    await giveNames(subjects, 3);
    reader.follow({
      client: tampered(({ events, next }) => ({
        events: [...events, ...events].toReversed(),
        next,
      })),
    });
    await expectNames(subjects, 3);
    await giveNames(subjects);
    await eventually(async () =>
      expect(await reader.names()).toEqual(
        subjects.toSorted().map((subject) => ({ subject, name: 'name 1', told: 4 })),
      ),
    );
  });

  it('passes nothing that a slow transaction tells late', async () => {
    const [slow, quick] = [newId(), newId()];
    reader.follow();
    const transaction = await owner.database.transaction();
    await owner.give(slow, 'name 1', transaction);
    await owner.give(quick, 'name 1');
    await pause(300);
    expect(await reader.names()).toEqual([]);
    await transaction.commit();
    await expectNames([slow, quick], 1);
  });

  it('begins again where it was when it is cut off between writing and its position', async () => {
    const subjects = [newId(), newId()];
    await giveNames(subjects, 2);
    let attempts = 0;
    reader.follow({
      apply: async (transaction, event, generation) => {
        await applyName(transaction, event, generation);
        attempts += 1;
        if (attempts === 3) throw new Error('cut off');
      },
    });
    await expectNames(subjects, 2);
    expect(attempts).toBe(3 + 4);
  });

  it('applies once what two processes read at the same time', async () => {
    const subjects = Array.from({ length: 10 }, newId);
    reader.follow();
    reader.follow();
    reader.follow();
    await giveNames(subjects, 4);
    await expectNames(subjects, 4);
    await pause(100);
    expect(await reader.names()).toEqual(namesAfter(subjects, 4));
  });

  it('goes on for events of a type that it does not know', async () => {
    const subject = newId();
    await giveNames([subject]);
    const strange = tampered(({ events, next }) => ({
      events: events.map((event) =>
        event.subject_version === 1 ? { ...event, type: 'name.sung' } : event,
      ),
      next,
    }));
    reader.follow({ client: strange });
    await owner.give(subject, 'name 2');
    await eventually(async () => expect(await reader.names()).toMatchObject([{ told: 1 }]));
  });
});

describe('trouble', () => {
  it('is told once when it begins and once when it is over', async () => {
    const subject = newId();
    await giveNames([subject]);
    let isAway = true;
    reader.follow({
      client: tampered((page) => {
        if (isAway) throw new Error('the owner is away');
        return page;
      }),
    });
    await eventually(() => expect(reader.said).not.toEqual([]));
    await pause(1_200);
    expect(reader.said).toEqual(['error: subscription.failed']);
    isAway = false;
    await expectNames([subject], 1);
    expect(reader.said).toEqual(['error: subscription.failed', 'info: subscription.recovered']);
  });

  it('is over at once when the owner is back with nothing to tell', async () => {
    let isAway = true;
    const there = clientOf(owner);
    const away = () => Promise.reject(new Error('the owner is away'));
    reader.follow({
      client: { get: (path, context) => (isAway ? away() : there.get(path, context)) },
    });
    await eventually(() => reader.said.length === 1);
    isAway = false;
    await eventually(() => reader.said.length === 2);
    expect(reader.said[1]).toBe('info: subscription.recovered');
  });

  it.each<[string, (page: EventPage) => EventPage]>([
    ['an event is missing', ({ events, next }) => ({ events: events.slice(1), next })],
    [
      'an event is not as the contract has it',
      ({ events, next }) => ({ events: events.map((event) => ({ ...event, payload: {} })), next }),
    ],
    ['the answer is no page', () => ({}) as EventPage],
  ])('stops it where it is while %s, and it misses nothing', async (_what, spoil) => {
    const subject = newId();
    await giveNames([subject], 3);
    let isSpoilt = true;
    reader.follow({ client: tampered((page) => (isSpoilt ? spoil(page) : page)) });
    await eventually(() => reader.said.length > 0);
    expect(await reader.names()).toEqual([]);
    isSpoilt = false;
    await expectNames([subject], 3);
  });

  it('does not keep it from stopping', async () => {
    const stop = reader.follow();
    await giveNames([newId()]);
    await eventually(async () => (await reader.names()).length === 1);
    const start = performance.now();
    await stop();
    expect(performance.now() - start).toBeLessThan(500 * slowness());
  });
});

describe('a rebuild', () => {
  it('shows at every moment what was shown before, and then what was made anew', async () => {
    const subjects = Array.from({ length: 20 }, newId);
    await giveNames(subjects, 30);
    reader.follow();
    await expectNames(subjects, 30);
    // What no event tells: only a new reading mends it.
    await reader.database('name_reading').update({ told: 999 });

    await subscriptionStore(reader.database, 'public').beginNext();
    const seen = new Set<string>();
    await eventually(async () => {
      for (let times = 0; times < 50; times++) {
        const names = await reader.names();
        seen.add(JSON.stringify([names.length, ...new Set(names.map(({ told }) => told))]));
      }
      return seen.size > 1;
    });
    expect([...seen]).toEqual(['[20,999]', '[20,30]']);
    expect(await reader.database('subscription')).toHaveLength(1);
    expect(await reader.database('name_reading')).toHaveLength(20);
  });

  it('brings what is made of the live reading up to date, by its pages and when it is shown', async () => {
    await reader.database.raw('CREATE TABLE copied (subject uuid PRIMARY KEY, told integer)');
    const calls: (number | null)[] = [];
    // All of it by one statement: what is seen of the one is seen of the other.
    const refresh = async (transaction: Knex.Transaction, events: readonly unknown[] | null) => {
      calls.push(events && events.length);
      await transaction.raw(
        `INSERT INTO copied AS known SELECT subject, told FROM name
         ON CONFLICT (subject) DO UPDATE SET told = excluded.told`,
      );
    };
    const subjects = Array.from({ length: 5 }, newId);
    await giveNames(subjects, 3);
    reader.follow({ refresh });
    await expectNames(subjects, 3);
    const copied = () => reader.database('copied').pluck('told');
    expect(await copied()).toEqual(Array(5).fill(3));
    expect(calls).toEqual([15]);

    await reader.database('copied').update({ told: 999 });
    await subscriptionStore(reader.database, 'public').beginNext();
    await eventually(async () => expect(await copied()).toEqual(Array(5).fill(3)));
    expect(calls).toEqual([15, null]);
  });

  it('takes in what is told meanwhile, and goes on afterwards', async () => {
    const subjects = Array.from({ length: 10 }, newId);
    await giveNames(subjects, 5);
    reader.follow();
    await expectNames(subjects, 5);
    const [before] = await reader.database('subscription');
    const { beginNext } = subscriptionStore(reader.database, 'public');
    await Promise.all([beginNext(), beginNext()]);
    const meanwhile = (async () => {
      for (let time = 6; time <= 40; time++) {
        for (const subject of subjects) await owner.give(subject, `name ${time}`);
      }
    })();
    await eventually(async () => {
      const [now, other] = await reader.database('subscription');
      return other === undefined && now.generation !== before.generation;
    });
    await meanwhile;
    await expectNames(subjects, 40);
    expect(reader.said).toEqual(['info: subscription.rebuilt']);
  });

  it('has its way with nothing told, too', async () => {
    reader.follow();
    await eventually(async () => (await reader.database('subscription')).length === 1);
    await subscriptionStore(reader.database, 'public').beginNext();
    await eventually(() => reader.said.length === 1);
    const subject = newId();
    await giveNames([subject]);
    await expectNames([subject], 1);
    expect(reader.said).toEqual(['info: subscription.rebuilt']);
  });
});
