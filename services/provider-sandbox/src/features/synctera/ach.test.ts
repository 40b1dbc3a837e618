import { eventually } from '@reset/service-kit/testing';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { startSandbox } from '../../testing/start-sandbox.ts';
import { syncteraCustomer, type AchReply, type Posted } from './testing/synctera-customer.ts';

const sandbox = await startSandbox();
afterAll(sandbox.stop);
const synctera = syncteraCustomer(sandbox.url);
const { clock } = sandbox.context;

/** Moves the clock to an instant; the tests begin on Friday, 20 November 2026, at noon. */
const moveTo = (instant: string) => clock.move(Date.parse(instant) - clock.real().getTime());
afterEach(() => clock.move(0));

const read = async (id: string) => (await synctera.ask<AchReply>('GET', `/ach/${id}`)).body;
const planReturn = (plan: object) => synctera.control('PUT', '/returns', plan);

describe('a debit', () => {
  it.each([
    ['before the cut-off', '2026-11-20T21:24:59Z', '2026-11-20', '2026-11-20T21:45:00Z'],
    ['after it', '2026-11-20T21:25:00Z', '2026-11-23', '2026-11-23T21:45:00Z'],
    ['on a day without banks', '2026-11-26T18:00:00Z', '2026-11-27', '2026-11-27T21:45:00Z'],
  ])('sent for the same day, %s, settles in the last window', async (_when, now, day, settled) => {
    const { account_id, send } = await synctera.owner();
    moveTo(now);
    const { body: ach } = await send({ is_same_day: true });
    expect(ach).toMatchObject({ status: 'PENDING', effective_date: day });
    clock.move(clock.offsetMs() + 1);
    expect((await read(ach.id)).status).toBe('PENDING');
    moveTo(settled);
    expect((await read(ach.id)).status).toBe('COMPLETE');
    expect(await synctera.balances(account_id)).toEqual([4_000, 4_000]);
  });

  it('settles on the morning of a later day, and on the banking day after one without banks', async () => {
    const { send } = await synctera.owner();
    const { body: later } = await send({ effective_date: '2026-11-24' });
    const { body: holiday } = await send({ effective_date: '2026-11-26' });
    const { body: undated } = await send();
    const dates = [later, holiday, undated].map(({ effective_date }) => effective_date);
    expect(dates).toEqual(['2026-11-24', '2026-11-27', '2026-11-23']);
    moveTo('2026-11-24T13:29:59Z');
    expect((await read(later.id)).status).toBe('PENDING');
    moveTo('2026-11-24T13:30:00Z');
    expect((await read(later.id)).status).toBe('COMPLETE');
    expect((await read(holiday.id)).status).toBe('PENDING');
  });

  it('has a date or is sent for the same day, and is made once for each key', async () => {
    const { send } = await synctera.owner();
    const both = { effective_date: '2026-11-24', is_same_day: true };
    expect((await send(both)).status).toBe(400);
    const key = { 'idempotency-key': 'debit-1' };
    const sent = await Promise.all(Array.from({ length: 5 }, () => send({}, key)));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
  });

  it('is cancelled before it settles, and not after', async () => {
    const { account_id, send } = await synctera.owner();
    const { body: ach } = await send();
    const cancel = (id: string) => synctera.ask('PATCH', `/ach/${id}`, { status: 'CANCELED' });
    expect((await cancel(ach.id)).status).toBe(200);
    moveTo('2026-11-24T20:00:00Z');
    expect((await read(ach.id)).status).toBe('CANCELED');
    expect(await synctera.balances(account_id)).toEqual([0, 0]);
    const { body: settled } = await send();
    moveTo('2026-11-25T20:00:00Z');
    expect((await cancel(settled.id)).status).toBe(409);
  });
});

describe('returns', () => {
  it('take back what settled, within two banking days', async () => {
    const { account_id, send } = await synctera.owner();
    const [{ body: ach }, { body: late }] = [await send(), await send()];
    moveTo('2026-11-25T20:00:00Z');
    expect((await synctera.control('POST', `/ach/${ach.id}/return`, { code: 'R01' })).status).toBe(
      200,
    );
    expect(await read(ach.id)).toMatchObject({ status: 'DECLINED', return_data: { code: 'R01' } });
    expect(await synctera.balances(account_id)).toEqual([4_000, 4_000]);
    const posted = await synctera.posted(account_id);
    const came = posted.find(({ data }) => data.external_data.ach_id === ach.id);
    expect(posted.at(-1)).toMatchObject({
      subtype: 'outgoing_debit_return',
      data: { original_trx: came?.uuid, external_data: { return_code: 'R01' } },
    });
    const giveBack = async (id: string, code: string) =>
      (await synctera.control('POST', `/ach/${id}/return`, { code })).status;
    expect(await giveBack(ach.id, 'R01')).toBe(409);
    moveTo('2026-11-27T20:00:00Z');
    expect(await giveBack(late.id, 'R09')).toBe(409);
    moveTo('2027-01-22T20:00:00Z');
    expect(await giveBack(late.id, 'R10')).toBe(200);
  });

  it('are planned for the next debit of an account, and for no other', async () => {
    const { account_id, external_id, send } = await synctera.owner('4410000001');
    await planReturn({ account_number: '4410000001', code: 'R01', banking_days: 2 });
    const { body: first } = await send({ is_same_day: true });
    const { body: second } = await send({ is_same_day: true });
    moveTo('2026-11-24T13:29:59Z');
    expect((await read(first.id)).status).toBe('COMPLETE');
    moveTo('2026-11-24T13:30:00Z');
    expect(await read(first.id)).toMatchObject({
      status: 'DECLINED',
      return_data: { code: 'R01' },
    });
    expect((await read(second.id)).status).toBe('COMPLETE');
    expect(await synctera.balances(account_id)).toEqual([4_000, 4_000]);
    clock.move(0);
    await planReturn({ external_account_id: external_id, code: 'R10', banking_days: 38 });
    const { body: third } = await send({ is_same_day: true });
    moveTo('2027-01-19T13:30:00Z');
    expect((await read(third.id)).return_data?.code).toBe('R10');
  });

  it('come instead of a settlement, so that nothing is posted', async () => {
    const { account_id, external_id, send } = await synctera.owner();
    await planReturn({ external_account_id: external_id, code: 'R02', banking_days: null });
    const { body: planned } = await send();
    const { body: made } = await send();
    await synctera.control('POST', `/ach/${made.id}/return`, { code: 'R03' });
    moveTo('2026-11-24T20:00:00Z');
    const codes = [await read(planned.id), await read(made.id)].map((ach) => ach.return_data?.code);
    expect(codes).toEqual(['R02', 'R03']);
    expect(await synctera.posted(account_id)).toEqual([]);
  });

  it('are refused as no bank makes them', async () => {
    const account_number = '4410000002';
    const refused = [
      { code: 'R01' },
      { account_number, code: 'R01', banking_days: 3 },
      { account_number, code: 'R30' },
    ].map(async (plan) => (await planReturn(plan)).status);
    expect(await Promise.all(refused)).toEqual([400, 400, 400]);
  });
});

describe('what comes in by ACH', () => {
  const pay = (more: object) =>
    synctera.control<Posted>('POST', '/deposits', {
      amount: 61_500,
      sender: 'NORTHWIND',
      receiver_name: 'ANA LOPEZ',
      ...more,
    });

  it('is posted on the account that has the id or the number, and no other', async () => {
    const { account_id } = await synctera.account();
    const { body } = await synctera.ask<{ account_number: string }>(
      'GET',
      `/accounts/${account_id}`,
    );
    const byId = await pay({ account_id });
    const byNumber = await pay({ account_number: body.account_number });
    expect(await synctera.posted(account_id)).toEqual([byId.body, byNumber.body]);
    expect(byId.body).toMatchObject({
      type: 'ach',
      subtype: 'incoming_credit',
      data: { user_data: { company_name: 'NORTHWIND', receiver_name: 'ANA LOPEZ' } },
    });
    expect(await synctera.balances(account_id)).toEqual([123_000, 123_000]);
    expect((await pay({ account_number: '000' })).status).toBe(404);
    expect((await pay({})).status).toBe(404);
  });

  it('is sent back once, and only what came in and is still there', async () => {
    const { account_id, send } = await synctera.owner();
    const { body: deposit } = await pay({ account_id });
    const giveBack = (id: string) =>
      synctera.ask<Posted>('POST', `/ach/incoming/${id}/return`, { type: 'credit_refused' });
    const [{ body: first }, { body: again }] = [
      await giveBack(deposit.uuid),
      await giveBack(deposit.uuid),
    ];
    expect(first).toEqual(again);
    expect(first).toMatchObject({
      subtype: 'incoming_credit_return',
      data: { original_trx: deposit.uuid },
    });
    expect(await synctera.balances(account_id)).toEqual([0, 0]);
    expect((await giveBack(first.uuid)).status).toBe(409);

    const { body: spent } = await pay({ account_id });
    await send({ dc_sign: 'credit', amount: 1, is_same_day: true });
    expect((await giveBack(spent.uuid)).status).toBe(409);
  });
});

describe('webhooks', () => {
  it('say of each change of which account it is', async () => {
    const { receiver } = sandbox;
    await synctera.ask('POST', '/webhook_secrets');
    await synctera.ask('POST', '/webhooks', {
      url: receiver.url,
      enabled_events: ['TRANSACTION.*'],
      is_enabled: true,
    });
    const { account_id, external_id, send } = await synctera.owner();
    receiver.received.length = 0;
    await planReturn({ external_account_id: external_id, code: 'R02', banking_days: null });
    await send();
    await send({ is_same_day: true });
    moveTo('2026-11-23T21:45:00Z');
    await synctera.control('POST', '/settle');
    const told = () =>
      receiver.received.map(({ headers, body }) => {
        const { type, event_resource } = body as { type: string; event_resource: string };
        const isOurs = event_resource.includes(account_id);
        return [type, isOurs, typeof headers['synctera-signature']].join(' ');
      });
    await eventually(async () =>
      expect(told().toSorted()).toEqual([
        'TRANSACTION.PENDING.CREATED true string',
        'TRANSACTION.PENDING.CREATED true string',
        'TRANSACTION.PENDING.UPDATED true string',
        'TRANSACTION.POSTED.CREATED true string',
      ]),
    );
  });
});
