import { newId } from '@reset/service-kit';
import { type RunningSandbox, startProviderSandbox } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issuerAtSandbox } from '#testing/issuer-at-sandbox.ts';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { syncteraIncomingDeposits } from './incoming-deposits.ts';
import { syncteraPayouts } from './payouts.ts';

/* Against the imitation as a process of its own, over HTTP. */

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startProviderSandbox();
});
afterAll(() => sandbox.stop());

const issuer = () => issuerAtSandbox(sandbox);
const deposits = () => syncteraIncomingDeposits(issuer().synctera);
const pay = async (account_id: string, more: object = {}) =>
  (
    await issuer().ask<{ uuid: string }>('POST', '/control/synctera/deposits', {
      account_id,
      amount: 61_500,
      sender: 'NORTHWIND',
      ...more,
    })
  ).uuid;

describe('syncteraIncomingDeposits', () => {
  it('reads what came in for an account, in order, and no other money of it', async () => {
    const { account, recipientId } = await issuer().someRecipient(0);
    const { accountId } = account;
    const first = await pay(accountId, { receiver_name: 'HAZEL HOURLY' });
    const payouts = syncteraPayouts(issuer().synctera);
    const { id } = await payouts.send({ from: account, recipientId, amountCents: 500 }, newId());
    await issuer().ask('POST', '/control/synctera/settle', {});
    await issuer().ask('POST', `/control/synctera/ach/${id}/return`, { code: 'R03' });
    const second = await pay(accountId, { amount: 1, sender: 'ACME' });
    await pay(await issuer().someDeposit());
    const { items, unreadable } = await deposits().readDeposits(accountId, '');
    expect(items).toEqual([
      {
        id: first,
        amountCents: 61_500,
        sender: 'NORTHWIND',
        receiverName: 'HAZEL HOURLY',
        arrivedAt: expect.any(Date),
        isReturned: false,
      },
      {
        id: second,
        amountCents: 1,
        sender: 'ACME',
        receiverName: null,
        arrivedAt: expect.any(Date),
        isReturned: false,
      },
    ]);
    expect(unreadable).toEqual([]);
  });

  it('sends one back once, which then reads so', async () => {
    const accountId = await issuer().someDeposit();
    const [back, kept] = [await pay(accountId), await pay(accountId)];
    const key = newId();
    await issuer().loseAnswers('/return');
    await expect(deposits().returnDeposit(back, key)).rejects.toMatchObject({
      reason: 'unavailable',
    });
    await deposits().returnDeposit(back, key);
    await deposits().returnDeposit(back, newId());
    const { items } = await deposits().readDeposits(accountId, '');
    expect(items.map(({ id, isReturned }) => [id, isReturned])).toEqual([
      [back, true],
      [kept, false],
    ]);
    const refused = deposits().returnDeposit(newId(), newId());
    await expect(refused).rejects.toMatchObject({ reason: 'refused', code: '404' });
    await expect(deposits().returnDeposit('../x', key)).rejects.toMatchObject({
      reason: 'refused',
    });
  });

  it('reads on from a place, and has one again that was sent back behind it', async () => {
    const accountId = await issuer().someDeposit();
    const first = await pay(accountId);
    for (let count = 1; count < 100; count += 1) await pay(accountId, { amount: count });
    const last = await pay(accountId);
    const { items, place } = await deposits().readDeposits(accountId, '');
    expect(items).toHaveLength(101);
    await deposits().returnDeposit(first, newId());
    const { items: again } = await deposits().readDeposits(accountId, place);
    expect(again.map(({ id, isReturned }) => [id, isReturned])).toEqual([
      [last, false],
      [first, true],
    ]);
  });

  it('names what is in no shape that it knows, and reads the rest', async () => {
    const provider = await startScriptedProvider();
    const accountId = newId();
    const entry = (subtype: string, data: object = {}) => ({
      uuid: newId(),
      type: 'ach',
      subtype,
      posted_date: '2026-11-20T20:00:00Z',
      data: {
        hold_id: null,
        original_trx: null,
        external_data: {},
        user_data: { company_name: 'NORTHWIND' },
        lines: [{ account_id: accountId, amount: 5, dc_sign: 'credit', is_primary: true }],
        ...data,
      },
    });
    const good = entry('incoming_credit');
    const fee = entry('fee');
    const bad = [
      entry('incoming_credit', { user_data: {} }),
      entry('incoming_credit', { lines: [] }),
      entry('incoming_credit_return'),
      entry('incoming_credit_return', { original_trx: fee.uuid }),
    ];
    provider.answer(({ url = '' }) => ({
      body: url.endsWith(fee.uuid) ? fee : { result: [good, ...bad], next_page_token: '' },
    }));
    const synctera = { baseUrl: provider.url, apiKey: 'key' };
    const read = await syncteraIncomingDeposits(synctera).readDeposits(accountId, '');
    expect(read.items).toMatchObject([{ id: good.uuid, receiverName: null }]);
    expect(read.unreadable).toEqual(bad.map(({ uuid }) => uuid));
    await provider.stop();
  });
});
