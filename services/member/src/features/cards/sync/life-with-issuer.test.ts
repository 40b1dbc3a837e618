import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemClock } from '@reset/service-kit';
import { eventually, type RunningSandbox, startProviderSandbox } from '@reset/service-kit/testing';
import { syncteraCardIssuing } from '#providers/synctera/card-issuing.ts';
import { syncteraCardRecords } from '#providers/synctera/card-records.ts';
import { syncteraWebhooks } from '#providers/synctera/webhook.ts';
import { forwardWebhooks } from '#testing/forward-webhooks.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { problemsOf } from '#testing/some-cardholder.ts';

/* The imitated issuer as a process of its own, which sends requests and events to ours over HTTP. */

let sandbox: RunningSandbox;
let service: MemberServiceUnderTest;
let webhooks: Awaited<ReturnType<typeof forwardWebhooks>>;
beforeAll(async () => {
  sandbox = await startProviderSandbox();
  const { secret } = await ask<{ secret: string }>('POST', '/synctera/v0/webhook_secrets');
  const synctera = { baseUrl: `${sandbox.url}/synctera`, apiKey: 'sandbox' };
  service = await startMemberService({
    cardIssuing: syncteraCardIssuing(synctera),
    cardRecords: syncteraCardRecords(synctera),
    isIssuerWebhook: syncteraWebhooks(secret, systemClock),
  });
  webhooks = await forwardWebhooks(() => service.app);
  const url = `${webhooks.url}/synctera`;
  const { card_products } = await ask<{ card_products: { id: string }[] }>(
    'GET',
    '/synctera/v0/cards/products',
  );
  await ask('POST', '/synctera/v0/webhooks', {
    url,
    enabled_events: ['TRANSACTION.*', 'CARD.*', 'ACCOUNT.*'],
    is_enabled: true,
  });
  await ask('POST', '/synctera/v0/cards/gateways', {
    url: `${url}/authorizations`,
    card_products: card_products.map(({ id }) => id),
  });
});
afterAll(async () => {
  await sandbox.stop();
  await webhooks.stop();
  await service.stop();
});

async function ask<Reply>(method: string, path: string, body?: object): Promise<Reply> {
  const response = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
    ...(method === 'GET' ? { body: null } : {}),
  });
  const text = await response.text();
  return (text === '' ? null : JSON.parse(text)) as Reply;
}
const simulate = async (what: string, body: object): Promise<string> =>
  (await ask<{ uuid: string }>('POST', `/synctera/v0/cards/transaction_simulations/${what}`, body))
    .uuid;
const deliver = (mode: string) => ask('PUT', '/webhooks', { mode });

/** A member who may owe 100 dollars, and what she does with her card. */
async function someone() {
  const userId = await someMember(service, 'card_account');
  await service.database.raw('SELECT ledger.set_credit_limits(?)', [
    JSON.stringify([{ member: userId, cents: 10_000 }]),
  ]);
  const account = await service.database('card_account').where({ user_id: userId }).first();
  const card = await service.database('card').where({ card_account_id: account.id }).first();
  const purchase = { card_id: card.synctera_card_id, mid: 'merchant-1' };
  return {
    userId,
    accountId: account.id,
    /** Of a hold of 100 dollars the merchant collects 40, and may collect the rest. */
    async inPart() {
      const id = await simulate('authorization', { ...purchase, amount: 10_000 });
      await simulate('clearing', { original_transaction_id: id, amount: 4_000 });
    },
    async live() {
      const id = await simulate('authorization', { ...purchase, amount: 5_000 });
      const of = { original_transaction_id: id };
      await simulate('authorization/advice', { ...of, amount: 6_000 });
      await simulate('clearing', { ...of, amount: 1_500 });
      await simulate('reversal', { ...of, amount: 500 });
      await simulate('clearing', { ...of, amount: 1_000, is_final: true });
      await simulate('clearing', { ...of, amount: 800, is_refund: true });
      await simulate('force_post', { ...purchase, amount: 2_000 });
      const declined = await simulate('authorization', { ...purchase, amount: 100_000 });
      return { id, declined };
    },
    stands: async () => {
      const rows = await service
        .database('card_transaction')
        .where({ card_account_id: account.id })
        .orderBy('posted_cents')
        .select('customer_state', 'held_cents', 'posted_cents', 'repaid_cents');
      const ledger = await service
        .database('ledger.account')
        .where({ id: account.receivable })
        .first();
      const owed = ledger.debits_posted + ledger.debits_pending - ledger.credits_posted;
      return [Number(owed), rows.map((row) => Object.values(row))];
    },
  };
}

const END = [
  3_700,
  [
    ['declined', 0, 0, 0],
    ['posted', 0, 2_000, 0],
    ['partially_repaid', 0, 2_500, 800],
  ],
];

describe('a life with the issuer', () => {
  it.each(['normal', 'double', 'reverse'])(
    'comes to its end while events are delivered: %s',
    async (mode) => {
      const one = await someone();
      await deliver(mode === 'normal' ? 'normal' : 'hold');
      await one.live();
      await deliver(mode);
      await eventually(async () => {
        await service.jobs.drain();
        expect(await one.stands()).toEqual(END);
      });
      await deliver('normal');
      expect(await problemsOf(service)).toEqual([]);
    },
  );

  it('comes to its end by the schedule when no event ever arrives', async () => {
    const one = await someone();
    await deliver('drop');
    await one.live();
    await service.jobs.drain();
    // What we approved ourselves is held; no event of the rest was delivered.
    expect(await one.stands()).toMatchObject([5_000, { length: 2 }]);
    service.clock.set('2026-11-20T21:00:00Z');
    await service.jobs.runSchedule('sync-stale-cards');
    await service.jobs.drain();
    expect(await one.stands()).toEqual(END);
    await deliver('normal');
    service.clock.set('2026-11-20T20:00:00Z');
  });

  it('says of a purchase that is collected in part how much is posted and how much is pending', async () => {
    const one = await someone();
    await one.inPart();
    await eventually(async () => {
      await service.jobs.drain();
      const listed = await service.get(one.userId, '/card_accounts/current/card_transactions');
      expect(listed.json()).toMatchObject([
        { customer_state: 'posted', amount: 100, pending_amount: 60 },
      ]);
    });
    expect((await one.stands())[0]).toBe(10_000);
  });

  it('lets go of what nobody came for when the issuer does', async () => {
    const one = await someone();
    await deliver('drop');
    const account = await service.database('card_account').where({ id: one.accountId }).first();
    const card = await service.database('card').where({ card_account_id: account.id }).first();
    await simulate('authorization', { card_id: card.synctera_card_id, mid: 'm', amount: 700 });
    expect(await one.stands()).toMatchObject([700, [['pending', 700, 0, 0]]]);
    await ask('PUT', '/clock', { offset_ms: 8 * 86_400_000 });
    const job = { card_account_id: one.accountId };
    await service.jobs.add(service.database, 'sync-card-account', job);
    await service.jobs.drain();
    expect(await one.stands()).toEqual([0, [['expired', 0, 0, 0]]]);
    await ask('PUT', '/clock', { offset_ms: 0 });
    await deliver('normal');
  });
});
