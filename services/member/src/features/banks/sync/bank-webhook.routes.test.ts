import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asVisitor } from '@reset/service-kit/testing';
import { ProviderError } from '@reset/service-kit';
import { someTransaction, truthOf } from '#testing/bank-world.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());
beforeEach(() => {
  Object.assign(service.world, { journal: [], itemError: null, providerError: null });
});

const send = (message: unknown, signature = 'signed by plaid') =>
  service.app.inject({
    method: 'POST',
    url: '/api/v1/webhooks/plaid',
    headers: {
      ...asVisitor({ audience: 'member' }),
      'content-type': 'application/json',
      'plaid-verification': signature,
    },
    payload: JSON.stringify(message),
  });
const about = (itemId: string, webhook_code = 'SYNC_UPDATES_AVAILABLE') => ({
  webhook_type: 'TRANSACTIONS',
  webhook_code,
  item_id: itemId,
});
/** A member of her own item. */
async function linked(token: string): Promise<string> {
  const userId = await someMember(service);
  await service.put(`${userId}/bank_link`, { access_token: `access-${token}` });
  await service.jobs.drain();
  return userId;
}
const syncs = () => service.jobs.taken('sync-bank').length;

describe('POST /webhooks/plaid', () => {
  it('has the item synced that it is about, and the limit moves', async () => {
    const userId = await someMember(service, 'payroll_link');
    await service.put(`${userId}/bank_link`, { access_token: 'access-limit' });
    await service.jobs.drain();
    const limit = async () => {
      await service.limits();
      return (await service.get(userId, '/dashboard/overview')).json<{
        dsl: { current_amount: number };
        linked_bank: { amount: number };
      }>();
    };
    expect(await limit()).toMatchObject({ dsl: { current_amount: 423 } });
    const { account } = service.world;
    service.world.account = { ...account, availableCents: 10_000 };
    expect((await send(about('item-limit'))).statusCode).toBe(204);
    await service.jobs.drain();
    service.world.account = account;
    expect(await limit()).toMatchObject({ linked_bank: { amount: 100 } });
    // 846.00 accrued less the 321.69 that the bank lacks for the bills is more than half of it.
    expect(await limit()).toMatchObject({ dsl: { current_amount: 423 } });
    service.world.account = { ...account, availableCents: 0 };
    service.world.account.availableCents = -10_000;
    await send(about('item-limit'));
    await service.jobs.drain();
    service.world.account = account;
    expect(await limit()).toMatchObject({ dsl: { current_amount: 324.31 } });
  });

  it('believes nothing else of what is sent', async () => {
    const userId = await linked('honest');
    const lie = { ...about('item-honest', 'ERROR'), error: { error_code: 'ITEM_LOGIN_REQUIRED' } };
    await send({ ...lie, balance: 1e9, removed_transactions: ['t1'] });
    await service.jobs.drain();
    const row = await service.database('bank_link').where({ user_id: userId }).first();
    expect(row).toMatchObject({ status: 'active', available_cents: 125_000 });
  });

  it.each([
    ['an item that nobody linked', about('item-nobody')],
    ['no item', { webhook_type: 'LINK' }],
    ['an item that is no text', { item_id: { $ne: null } }],
    ['nothing', null],
    ['a list', []],
  ])('is answered and does nothing for %s', async (_what, message) => {
    const before = syncs();
    const reply = await send(message);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(syncs()).toBe(before);
  });

  it('is refused when it is not signed by Plaid, and does nothing', async () => {
    await linked('signed');
    const before = syncs();
    expect((await send(about('item-signed'), 'signed by somebody')).statusCode).toBe(401);
    expect(syncs()).toBe(before);
  });

  it('syncs each of two people who were given the same item', async () => {
    await linked('shared');
    await linked('shared');
    const before = syncs();
    await send(about('item-shared'));
    expect(syncs()).toBe(before + 2);
  });

  it('ends in one state in all orders of one item’s webhooks, single and double', async () => {
    const codes = [
      'INITIAL_UPDATE',
      'SYNC_UPDATES_AVAILABLE',
      'ERROR',
      'LOGIN_REPAIRED',
      'NEW_ACCOUNTS',
    ];
    const random = seeded(20_261_121);
    const { account } = service.world;
    for (const [index, order] of permutations(codes).entries()) {
      const token = `order-${index}`;
      const userId = await linked(token);
      const link = { user_id: userId };
      for (const [step, code] of order.entries()) {
        happens(step);
        for (let times = random() < 0.4 ? 2 : 1; times > 0; times -= 1) {
          await send(about(`item-${token}`, code));
        }
        // Sometimes the worker is late, and does several at once.
        if (random() < 0.5) await service.jobs.drain().catch(() => undefined);
      }
      service.world.itemError = null;
      service.world.providerError = null;
      await service.jobs.drain();
      const { id, ...row } = await service.database('bank_link').where(link).first();
      const held = await service.database('bank_transaction').where({ link_id: id });
      const truth = truthOf(service.world.journal);
      expect(held.map((one) => [one.provider_transaction_id, one.amount_cents]).toSorted()).toEqual(
        truth.map((one) => [one.providerTransactionId, one.amountCents]).toSorted(),
      );
      expect(row).toMatchObject({ status: 'active', error: null, available_cents: 4_000 });
      const open = service.database('integration_error').where(link).whereNull('resolved_at');
      expect(await open).toEqual([]);
      Object.assign(service.world, { journal: [], account });
    }

    /** What the bank does meanwhile, whichever webhooks come of it. */
    function happens(step: number) {
      const { world } = service;
      const id = `t${step % 3}`;
      world.journal.push(
        step === 3
          ? { removedId: 't1' }
          : { changed: someTransaction({ providerTransactionId: id, amountCents: step }) },
      );
      world.account = { ...account, availableCents: step * 1_000 };
      world.itemError = step === 2 ? 'ITEM_LOGIN_REQUIRED' : null;
      world.providerError = step === 1 ? new ProviderError('away', 'unavailable') : null;
    }
  }, 120_000);
});

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((item, at) =>
        permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
      );

/** The same numbers from 0 to 1 each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
