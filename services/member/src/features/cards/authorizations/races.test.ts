import { slowness } from '@reset/service-kit/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { ledgerStore } from '@reset/ledger';
import { purchase, twoAuthorizing } from '#testing/authorizing.ts';
import { issueCard, type IssuedCard } from '#testing/issued-card.ts';
import type { AuthorizationDecision } from './authorizations.ts';

let processes: Awaited<ReturnType<typeof twoAuthorizing>>;
beforeAll(async () => {
  processes = await twoAuthorizing();
});
afterAll(() => processes.stop());

const database = () => processes.database;
const ledger = () => ledgerStore(database());
const isApproved = ({ status }: AuthorizationDecision) => status === 'APPROVED';

/** Asks all of them at once, in turn at the one and the other process. */
const authorizeAtBoth = (card: IssuedCard, requests: readonly object[]) =>
  Promise.all(
    requests.map((changes, index) =>
      (index % 2 ? processes.one : processes.other).ask(card, changes),
    ),
  );

const times = (count: number, amount: number) => Array.from({ length: count }, () => ({ amount }));

const heldCents = async (card: IssuedCard): Promise<number> => {
  const account = await database()('ledger.account')
    .where({ id: card.receivable })
    .first('debits_pending');
  return Number(account.debits_pending);
};

describe('purchases at the same moment', () => {
  it('spend exactly the limit, over two processes', async () => {
    const card = await issueCard(database(), { limitCents: 1_750 });
    const decisions = await authorizeAtBoth(card, times(50, 100));
    expect(decisions.filter(isApproved)).toHaveLength(17);
    expect(await heldCents(card)).toBe(1_700);
    expect(await ledger().problems()).toEqual([]);
  });

  it('are each held once, however often each is requested, over two processes', async () => {
    const cards = await Promise.all(
      Array.from({ length: 50 }, () => issueCard(database(), { limitCents: 500_000 })),
    );
    const requests = Array.from({ length: 50 }, (_, index) =>
      purchase(cards[index] as IssuedCard, { amount: 100 + index }),
    );
    // Ten at a time: a machine that is busy with other tests answers them within their time too.
    for (let from = 0; from < requests.length; from += 10) {
      const decisions = await Promise.all(
        requests.slice(from, from + 10).map((request, index) =>
          authorizeAtBoth(
            cards[from + index] as IssuedCard,
            Array.from({ length: 20 }, () => request),
          ),
        ),
      );
      expect(decisions.flat().filter(isApproved)).toHaveLength(200);
    }
    const ids = requests.map(({ id }) => id);
    const counted = await Promise.all([
      database()('card_transaction').whereIn('authorization_id', ids).count(),
      database()('card_event').whereIn('source', ids).count(),
      database()('ledger.transfer').whereIn('source', ids).count(),
    ]);
    expect(counted.map(([row]) => row)).toEqual([{ count: 50n }, { count: 50n }, { count: 50n }]);
    expect(await ledger().problems()).toEqual([]);
  });

  it('with one id for two cards are one purchase', async () => {
    const cards = [await issueCard(database()), await issueCard(database())] as const;
    for (let round = 0; round < 10; round += 1) {
      const id = newId();
      const decisions = await Promise.all(
        cards.map((card, index) => (index ? processes.one : processes.other).ask(card, { id })),
      );
      expect(decisions.filter(isApproved)).toHaveLength(1);
      expect(await database()('ledger.transfer').where({ source: id })).toHaveLength(1);
    }
    expect(await ledger().problems()).toEqual([]);
  });

  it('on two cards of one account keep within its one limit', async () => {
    const card = await issueCard(database(), { limitCents: 1_000 });
    const plastic = { ...card, cardId: newId() };
    await database()('card').insert({
      id: newId(),
      card_account_id: card.cardAccountId,
      synctera_card_id: plastic.cardId,
      last_four: '1111',
      form: 'PHYSICAL',
      status: 'active',
      created_at: new Date(),
    });
    const decisions = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        processes[index % 4 < 2 ? 'one' : 'other'].ask(index % 2 ? card : plastic, { amount: 100 }),
      ),
    );
    expect(decisions.filter(isApproved)).toHaveLength(10);
    expect(await heldCents(card)).toBe(1_000);
  });

  it('whose answers were lost are answered the same when the network retries', async () => {
    const card = await issueCard(database(), { limitCents: 2_500 });
    const requests = Array.from({ length: 50 }, () => ({ id: newId(), amount: 100 }));
    const lost = await authorizeAtBoth(card, requests);
    const again = await authorizeAtBoth(card, requests.toReversed());
    expect(again.toReversed()).toEqual(lost);
    expect(lost.filter(isApproved)).toHaveLength(25);
    expect(await heldCents(card)).toBe(2_500);
  });

  it('are held for a moved limit too, whichever comes first', async () => {
    const card = await issueCard(database(), { limitCents: 5_000 });
    const [decisions] = await Promise.all([
      authorizeAtBoth(card, times(60, 100)),
      ledger().setCreditLimits([{ userId: card.userId, cents: 3_000 }]),
    ]);
    const held = decisions.filter(isApproved).length * 100;
    expect(await heldCents(card)).toBe(held);
    expect(held).toBeGreaterThanOrEqual(3_000);
    expect(held).toBeLessThanOrEqual(5_000);
  });
});

describe('what is approved', () => {
  it('is never more than the limit, whatever is requested in whichever order', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.nat(10_000), amounts, async (limitCents, requests) => {
        const card = await issueCard(database(), { limitCents });
        const decisions = await authorizeAtBoth(
          card,
          requests.map((amount) => ({ amount })),
        );
        const total = requests
          .filter((_, index) => isApproved(decisions[index] as AuthorizationDecision))
          .reduce((sum, amount) => sum + amount, 0);
        expect(await heldCents(card)).toBe(total);
        expect(total).toBeLessThanOrEqual(limitCents);
        // And none is declined that there was room for, at the end at the latest.
        const smallest = Math.min(
          ...requests.filter((_, index) => !isApproved(decisions[index] as AuthorizationDecision)),
        );
        expect(smallest).toBeGreaterThan(limitCents - total);
      }),
      { numRuns: 25 },
    );
    expect(await ledger().problems()).toEqual([]);
  });
});

describe('the database', () => {
  it('that is away is an answer in no time, and the network’s own rule decides', async () => {
    const card = await issueCard(database());
    const answering = processes.away();
    const before = Date.now();
    const reply = await answering.send(purchase(card));
    expect([reply.statusCode, reply.json()]).toMatchObject([503, { code: 'service_unavailable' }]);
    expect(Date.now() - before).toBeLessThan(1_500 * slowness());
    await answering.close();
  });

  it('that holds one account back keeps nobody else waiting', async () => {
    const [held, free] = [await issueCard(database()), await issueCard(database())];
    const holding = await database().transaction();
    await holding('card_account').where({ id: held.cardAccountId }).forUpdate();
    try {
      const replies = await Promise.all(
        [held, free].map((card) => processes.one.send(purchase(card))),
      );
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 200]);
    } finally {
      await holding.rollback();
    }
    expect(await processes.one.ask(held)).toEqual({ status: 'APPROVED' });
  });
});
