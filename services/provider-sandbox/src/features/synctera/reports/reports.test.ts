import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { startSandbox } from '../../../testing/start-sandbox.ts';
import { syncteraCustomer } from '../testing/synctera-customer.ts';
import type { Report, ReportHead } from './reports.ts';

const sandbox = await startSandbox();
afterAll(sandbox.stop);
const synctera = syncteraCustomer(sandbox.url);
const { clock } = sandbox.context;

/** Tests begin on Friday, 20 November 2026, at noon; Thursday after it is a holiday. */
const moveTo = (instant: string) => clock.move(Date.parse(instant) - clock.real().getTime());
afterEach(() => clock.move(0));

const read = async (id: string) => (await synctera.ask<Report>('GET', `/reports/${id}`)).body;
const lines = ({ entries }: Report) =>
  entries.map(({ type, reference, dc_sign, amount }) => [type, reference, dc_sign, amount]);
const simulate = async (name: string, body: object) =>
  (await synctera.ask<{ uuid: string }>('POST', `/cards/transaction_simulations/${name}`, body))
    .body.uuid;
const change = (id: string, body: object) => synctera.control('PUT', `/reports/${id}`, body);

/** A cardholder who bought for 20 dollars without being asked, and got 5 back. */
async function bought() {
  const { id: card_id } = await synctera.card('VIRTUAL', 'LINE_OF_CREDIT');
  const posted = await simulate('force_post', { card_id, mid: 'merchant-1', amount: 2_000 });
  return { card_id, posted };
}

describe('reports', () => {
  it('are there of each banking day that is over, the weekend with the Monday after it', async () => {
    await synctera.account();
    moveTo('2026-11-28T20:00:00Z');
    const { body } = await synctera.ask<{ reports: ReportHead[] }>('GET', '/reports?limit=100');
    const days = body.reports
      .filter(({ type }) => type === 'CARD_SETTLEMENT')
      .map(({ business_date }) => business_date);
    // Thursday the 26th has no banks.
    expect(days).toEqual(['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27']);
    const later = await synctera.ask<typeof body>('GET', '/reports?from=2026-11-27');
    expect(later.body.reports).toHaveLength(4);
    expect((await synctera.ask('GET', '/reports/card-settlement-2026-11-26')).status).toBe(404);
  });

  it('list what was bought and given back by card, whose sum the network has on the next day', async () => {
    moveTo('2026-12-05T20:00:00Z');
    const { card_id, posted } = await bought();
    const { body: held } = await synctera.ask<{ uuid: string }>(
      'POST',
      '/cards/transaction_simulations/force_post',
      { card_id, mid: 'merchant-1', amount: 700 },
    );
    const chargeback = await synctera.control('POST', '/chargebacks', {
      transaction_id: held.uuid,
      amount: 700,
    });
    expect(chargeback.status).toBe(201);
    moveTo('2026-12-09T20:00:00Z');
    const report = await read('card-settlement-2026-12-07');
    expect(lines(report)).toEqual([
      ['PURCHASE', '', 'debit', 2_000],
      ['PURCHASE', '', 'debit', 700],
      ['CHARGEBACK', held.uuid, 'credit', 700],
    ]);
    expect(report.entries[0]?.transaction_id).toBe(posted);
    expect(report).toMatchObject({
      settlement_date: '2026-12-08',
      net_amount: -2_000,
      entry_count: 3,
    });
    expect(lines(await read('settlement-account-2026-12-08'))).toEqual([
      ['CARD_SETTLEMENT', 'card-settlement-2026-12-07', 'debit', 2_000],
    ]);
  });

  it('list each step of what was sent by ACH, and the bank what moved by it', async () => {
    moveTo('2026-12-14T18:00:00Z');
    const { send, account_id } = await synctera.owner();
    const { body: debit } = await send({ is_same_day: true, memo: 'debit-1' });
    await synctera.deposit(account_id, 9_000);
    await send({ dc_sign: 'credit', amount: 1_000, is_same_day: true, memo: 'payout-1' });
    moveTo('2026-12-14T22:00:00Z');
    await synctera.ask('GET', `/ach/${debit.id}`);
    moveTo('2026-12-15T18:00:00Z');
    await synctera.control('POST', `/ach/${debit.id}/return`, { code: 'R01' });
    await synctera.ask('POST', '/transactions/internal_transfer', {
      amount: 250,
      currency: 'USD',
      from: 'SETTLEMENT',
      memo: 'transfer-1',
    });
    moveTo('2026-12-16T18:00:00Z');
    expect(lines(await read('ach-activity-2026-12-14'))).toEqual([
      ['ORIGINATED', 'debit-1', 'credit', 4_000],
      ['SETTLED', 'debit-1', 'credit', 4_000],
      ['ORIGINATED', 'payout-1', 'debit', 1_000],
      ['SETTLED', 'payout-1', 'debit', 1_000],
    ]);
    const returned = await read('ach-activity-2026-12-15');
    expect(returned.entries).toMatchObject(
      [{ type: 'RETURNED', dc_sign: 'debit', return_code: 'R01', trace_no: /^\d{15}$/ }].map(
        (one) => ({ ...one, trace_no: expect.stringMatching(one.trace_no) }),
      ),
    );
    const before = await read('settlement-account-2026-12-14');
    const after = await read('settlement-account-2026-12-15');
    expect(lines(after)).toEqual([
      ['ACH_DEBIT_RETURN', 'debit-1', 'debit', 4_000],
      ['INTERNAL_TRANSFER', 'transfer-1', 'debit', 250],
    ]);
    expect(after.opening_balance).toBe(before.closing_balance);
    expect(after.closing_balance).toBe((before.closing_balance ?? 0) - 4_250);
    const fbo = await read('fbo-account-2026-12-14');
    expect(lines(fbo).map(([type, , sign, amount]) => [type, sign, amount])).toEqual([
      ['INCOMING_CREDIT', 'credit', 9_000],
      ['ACH_CREDIT', 'debit', 1_000],
    ]);
    expect(lines(await read('fbo-account-2026-12-15'))).toEqual([
      ['INTERNAL_TRANSFER', 'transfer-1', 'credit', 250],
    ]);
  });
});

describe('a report that is wrong on purpose', () => {
  it.each([
    ['missing', [700], -700, 1],
    ['doubled', [2_000, 700, 2_000], -4_700, 3],
    ['amount', [2_100, 700], -2_800, 2],
    ['unknown', [2_000, 700, 1_234], -3_934, 3],
    ['truncated', [2_000], -2_700, 2],
    ['none', [2_000, 700], -2_700, 2],
  ])('has an entry %s, in another revision', async (name, amounts, net, count) => {
    const day = DAYS[name] ?? '';
    moveTo(`${day}T20:00:00Z`);
    const { card_id } = await bought();
    await simulate('force_post', { card_id, mid: 'merchant-1', amount: 700 });
    clock.move(clock.offsetMs() + 86_400_000);
    const id = `card-settlement-${day}`;
    expect((await change(id, { change: name })).status).toBe(204);
    const report = await read(id);
    expect(report.entries.map(({ amount }) => amount)).toEqual(amounts);
    expect(report).toMatchObject({ revision: 2, net_amount: net, entry_count: count });
    await change(id, { change: 'none' });
    expect(await read(id)).toMatchObject({ revision: 3, net_amount: -2_700 });
  });
});

/** Another one for each, so that nothing else is on it. */
const DAYS: Readonly<Record<string, string>> = {
  missing: '2027-01-04',
  doubled: '2027-01-05',
  amount: '2027-01-06',
  unknown: '2027-01-07',
  truncated: '2027-01-08',
  none: '2027-01-11',
};
