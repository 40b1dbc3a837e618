import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import type { HoldRecord, PostedRecord } from '#providers/card-records.ts';
import { someHold, somePosted } from '#testing/card-records.ts';
import { type MemberServiceUnderTest, startMemberService } from '#testing/member-service.ts';
import { at, problemsOf, someCardholder } from '#testing/some-cardholder.ts';
import { applyStore } from './apply-records.store.ts';

/* A sample of what all-orders.test.ts does in memory, on the database with its ledger. */

const ORDERS = 30;
const SEED = 20_261_120;

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

type IssuerRecord = { hold: HoldRecord } | { posted: PostedRecord };

/** Seven records of two purchases, as the issuer made them. */
function lifeOf(cardId: string): IssuerRecord[] {
  const id = newId();
  const original = somePosted({ id: newId(), cardId, holdId: id, amountCents: 1_000 });
  const of = { cardId, id };
  return [
    { hold: someHold({ ...of, updatedAt: at(0) }) },
    { posted: somePosted({ id: newId(), cardId, holdId: id }) },
    { hold: someHold({ ...of, authorizedCents: 4_000, updatedAt: at(1) }) },
    { posted: original },
    {
      posted: somePosted({
        id: newId(),
        cardId,
        holdId: id,
        direction: 'credit',
        originalId: original.id,
        amountCents: 800,
      }),
    },
    { posted: somePosted({ id: newId(), cardId, holdId: null, amountCents: 2_000 }) },
    {
      hold: someHold({
        ...of,
        status: 'released',
        reason: 'EXPIRED',
        authorizedCents: 4_000,
        updatedAt: at(9),
      }),
    },
  ];
}

/** Shuffled by a number; a refund stays behind what it gives back, as in the issuer's list. */
function shuffled(life: readonly IssuerRecord[], seed: number): IssuerRecord[] {
  const order = [...life];
  let state = seed;
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (last + 1);
    [order[last], order[other]] = [order[other] as IssuerRecord, order[last] as IssuerRecord];
  }
  const [original, refund] = [life[3] as IssuerRecord, life[4] as IssuerRecord];
  const [first, second] = [order.indexOf(original), order.indexOf(refund)].toSorted(
    (one, next) => one - next,
  );
  order[first ?? 0] = original;
  order[second ?? 0] = refund;
  return order;
}

describe('the records of one life, in the database', () => {
  it(`come to one end in ${ORDERS} orders, each delivered twice`, async () => {
    const apply = applyStore({
      database: service.database,
      clock: service.clock,
      holdDays: 7,
      alert: () => undefined,
      add: service.jobs.add,
    });
    for (let index = 0; index < ORDERS; index += 1) {
      const one = await someCardholder(service);
      for (const delivered of shuffled(lifeOf(one.cardId), SEED + index).flatMap((record) => [
        record,
        record,
      ])) {
        if ('hold' in delivered) await apply.hold(one.accountId, delivered.hold);
        else {
          const of = { hold: undefined, isLast: false };
          await apply.posted(one.accountId, delivered.posted, of);
        }
      }
      const purchases = await one.purchases();
      expect([index, purchases.toSorted((first, next) => first[3] - next[3])]).toEqual([
        index,
        [
          ['posted', 'cleared', 0, 2_000, 0],
          ['partially_repaid', 'cleared', 0, 2_500, 800],
        ],
      ]);
      expect(await one.owed()).toBe(3_700);
    }
    expect(await problemsOf(service)).toEqual([]);
  }, 120_000);
});
