import { setTimeout as pause } from 'node:timers/promises';
import type { Business } from '@reset/api-contract/admin/business.ts';
import { newId } from '@reset/service-kit';
import { dayOf, plusDays } from '@reset/service-kit/calendar/calendar-date.ts';
import { eventually } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appendTo, businessEvents } from '#testing/business-events.ts';
import { staffReader, startLiveProduct, type LiveProduct } from '#testing/live-product.ts';

/** How many positions each life of the admin service writes before it is killed. */
const LIVES = [1, 3];
/** Between one person and the next, so that what is told can be caught up with. */
const PAUSE_MS = 200;
/** Each of them is a process that starts beside all others. */
const LIVES_MS = 300_000;

let product: LiveProduct;
beforeAll(async () => {
  product = await startLiveProduct();
});
afterAll(() => product.stop());

const today = dayOf(new Date());
const dayBefore = (days: number) => plusDays(today, -days);
const PARTNERS = [null, 'csc', 'hvfcu'];

/** What happened so far, added up by hand: cents by partner. */
const spent = new Map<string, number>();
const limits = new Map<string, number>();
const cards = new Map<string, number>();
const add = (sums: Map<string, number>, partner: string | null, by: number) =>
  sums.set(partner ?? 'none', (sums.get(partner ?? 'none') ?? 0) + by);

/** One more person, whose money is told before anybody has said who she is. */
async function live(step: number): Promise<void> {
  const events = businessEvents(appendTo(product.owners));
  const partner = PARTNERS[step % PARTNERS.length] ?? null;
  const id = newId();
  const cents = 101 * (step + 1);
  await events.posts(id, dayBefore(step % 20), { purchase: cents });
  await events.maySpend(id, dayBefore(5), 7 * cents);
  await events.registers(partner, id);
  await events.enters(id, dayBefore(4), 'issued_card');
  await events.posts(id, dayBefore(0), { purchase: 1, repaid_from_bank: cents });
  await events.maySpend(id, dayBefore(1), cents);
  add(spent, partner, cents + 1);
  add(limits, partner, cents);
  add(cards, partner, 1);
}

const sum = (figures: readonly number[] = []) =>
  Math.round(figures.reduce((total, figure) => total + figure * 100, 0));
const figuresOf = ({ money, limits: stock, steps }: Business) => [
  sum(money?.purchases),
  sum(stock?.spendable.slice(-1)),
  steps.find(({ state }) => state === 'issued_card')?.people,
  steps.find(({ state }) => state === 'issued_card')?.entered.reduce((all, one) => all + one, 0),
];
const expected = (partner: string) => [
  spent.get(partner),
  limits.get(partner),
  cards.get(partner),
  cards.get(partner),
];
type Reader = Awaited<ReturnType<typeof staffReader>>;
const expectSums = (reader: Reader) =>
  eventually(async () => {
    for (const partner of ['none', 'csc', 'hvfcu']) {
      const business = await reader.readBusiness(`days=365&partner_slug=${partner}`);
      expect(figuresOf(business)).toEqual(expected(partner));
    }
  });

describe('the sums of days, between live processes', () => {
  it(
    'are right, though all comes twice and the process that counts is killed',
    async () => {
      let step = 0;
      for (const diesAt of LIVES) {
        const admin = await product.startAdmin({ diesAt });
        const over = new AbortController();
        const ended = admin.ended.finally(() => over.abort());
        while (!over.signal.aborted) {
          await live(step++);
          await pause(PAUSE_MS);
        }
        expect(await ended).toBe('SIGKILL');
      }
      await expectSums(await staffReader(await product.startAdmin({ diesAt: 0 })));
    },
    LIVES_MS,
  );

  it(
    'are as they were until another reading is as far, and then all of it',
    async () => {
      const reader = await staffReader(await product.startAdmin({ diesAt: 0 }));
      await expectSums(reader);
      // What no event tells: only a new reading mends it.
      await product.database('business_day').update({ amount: 0 });
      const looks: string[] = [];
      await reader.rebuild('member');
      await reader.rebuild('onboarding');
      await eventually(async () => {
        const business = await reader.readBusiness('days=365');
        const total = [...spent.values()].reduce((all, cents) => all + cents, 0);
        looks.push(`${sum(business.money?.purchases)} of ${total}`);
        expect(sum(business.money?.purchases)).toBe(total);
      });
      const total = [...spent.values()].reduce((all, cents) => all + cents, 0);
      expect(new Set(looks)).toEqual(
        new Set([...(looks.length > 1 ? [`0 of ${total}`] : []), `${total} of ${total}`]),
      );
      await expectSums(reader);
    },
    LIVES_MS,
  );
});
