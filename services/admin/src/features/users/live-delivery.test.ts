import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refreshAll } from '#testing/applied-events.ts';
import { eventWriter, type Told, type ToldUser } from '#testing/event-writer.ts';
import { staffReader, startLiveProduct, type LiveProduct } from '#testing/live-product.ts';

const WRITERS = 4;
/** How many positions each life of the admin service writes before it is killed. */
const LIVES = [1, 2, 1, 3, 2];
/** Each of them is a process that starts beside all others. */
const LIVES_MS = 300_000;

const told: Told = { users: new Map(), purchases: new Map() };
/** Between what one writer writes and what it writes next, so that what is told can be caught up with. */
const PAUSE_MS = 100;
let product: LiveProduct;
let writers: ReturnType<typeof eventWriter>[];
beforeAll(async () => {
  product = await startLiveProduct();
  writers = Array.from({ length: WRITERS }, (_none, index) =>
    eventWriter(product.owners, told, index + 1),
  );
});
afterAll(() => product.stop());

/** All writers at once until it is over; each finishes what it has begun. */
async function whileWriting(
  write: 'tellSomething' | 'tellOfSignIn' | 'tellOfPurchase',
  happens: () => Promise<unknown>,
): Promise<void> {
  const over = new AbortController();
  const writing = writers.map(async (writer) => {
    while (!over.signal.aborted) {
      await writer[write]();
      await pause(PAUSE_MS);
    }
  });
  await happens().finally(() => over.abort());
  await Promise.all(writing);
}

const expected = () =>
  [...told.users.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1));

const seen = (users: ToldUser[]) =>
  users.map((user) => ({
    id: user.id,
    name: user.name,
    last_sign_in_at: user.last_sign_in_at,
    latest_transaction_date: user.latest_transaction_date,
  }));

/** Each purchase once, as it is now. */
const expectedPurchases = () => [...told.purchases].toSorted();
const seenPurchases = (purchases: { id: string; customer_state: string }[]) =>
  purchases.map(({ id, customer_state }) => [id, customer_state]).toSorted();

describe('the list, between live processes', () => {
  it(
    'ends as one and the same, whatever happens on the way',
    async () => {
      const ends: unknown[] = [];
      await whileWriting('tellSomething', async () => {
        for (const diesAt of LIVES) {
          const admin = await product.startAdmin({ diesAt });
          ends.push(await admin.ended);
        }
        await eventually(() => told.users.size > 50 && told.purchases.size > 25);
      });
      expect(ends).toEqual(LIVES.map(() => 'SIGKILL'));

      const reader = await staffReader(await product.startAdmin({ diesAt: 0 }));
      await eventually(async () => expect(seen(await reader.readAll())).toEqual(expected()));
      await eventually(async () =>
        expect(seenPurchases(await reader.readAllPurchases())).toEqual(expectedPurchases()),
      );
    },
    LIVES_MS,
  );

  it('is whole at every moment while it is made anew from the first event', async () => {
    const reader = await staffReader(await product.startAdmin({ diesAt: 0 }));
    await whileWriting('tellSomething', () => eventually(() => told.users.size > 50));
    await eventually(async () => expect(seen(await reader.readAll())).toEqual(expected()));
    // What no event tells: only a new reading mends it.
    await product.database('user_reading').update({ last_name: 'Spoilt' });
    await refreshAll(product.database);

    const looks: string[] = [];
    const look = async () => {
      const { users, total_pages: pages } = await reader.readPage(1);
      const spoilt = users.filter(({ name }) => name.endsWith('Spoilt'));
      looks.push(`${spoilt.length} of ${users.length} spoilt, ${pages} pages`);
    };
    await look();
    await whileWriting('tellOfSignIn', async () => {
      await reader.rebuild('public');
      do await look();
      while (!looks.at(-1)?.startsWith('0 '));
    });
    const pages = Math.ceil(told.users.size / 25);
    expect([looks[0], looks.at(-1)]).toEqual([
      `25 of 25 spoilt, ${pages} pages`,
      `0 of 25 spoilt, ${pages} pages`,
    ]);
    // Until `refreshNext` comes to somebody she is as before, but whose event comes first; nobody is missing.
    const isWhole = (one: string) => one.endsWith(` of 25 spoilt, ${pages} pages`);
    expect(looks.filter((one) => !isWhole(one))).toEqual([]);
    await eventually(async () => expect(seen(await reader.readAll())).toEqual(expected()));
  });

  it(
    'has every purchase at every moment while purchases are read anew and go on',
    async () => {
      const reader = await staffReader(await product.startAdmin({ diesAt: 0 }));
      await eventually(async () =>
        expect(seenPurchases(await reader.readAllPurchases())).toEqual(expectedPurchases()),
      );
      const { database } = product;
      await database('card_transaction_reading').update({ merchant_name: 'Spoilt' });
      await database('person').update({ latest_transaction_at: null });

      let purchases = await reader.readAllPurchases();
      const before = purchases.map(({ id }) => id);
      await whileWriting('tellOfPurchase', async () => {
        await reader.rebuild('member');
        while (purchases.some(({ merchant_name }) => merchant_name === 'Spoilt')) {
          purchases = await reader.readAllPurchases();
          const ids = new Set(purchases.map(({ id }) => id));
          expect(before.filter((id) => !ids.has(id))).toEqual([]);
        }
      });
      await eventually(async () =>
        expect(seenPurchases(await reader.readAllPurchases())).toEqual(expectedPurchases()),
      );
      // Whoever has bought is as she was: another reading brings everybody up to date.
      await eventually(async () => expect(seen(await reader.readAll())).toEqual(expected()));
    },
    LIVES_MS,
  );
});
