import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import {
  MONDAY,
  type Reconciling,
  reconcileInEach,
  SATURDAY,
  TUESDAY,
  WEDNESDAY,
} from '#testing/reconciling.ts';

/* The files of the imitated issuer, read over HTTP. */

const FRIDAY = '2026-11-20T20:00:00Z';

let world: Reconciling;
reconcileInEach(FRIDAY, (opened) => {
  world = opened;
});

describe('the network', () => {
  it('is paid what was bought, once, though two workers read its report twice', async () => {
    const { balances, buy, differences, moveTo, reconcileAt, service, sync } = world;
    for (const cents of [2_000, 700, 1_300]) await buy(cents);
    await sync();
    expect((await balances()).owed.reduce((sum, cents) => sum + cents, 0)).toBe(4_000);
    await moveTo(SATURDAY);
    const run = () => service.jobs.runSchedule('reconcile-files');
    await Promise.all([run(), run()]);
    await reconcileAt(MONDAY);
    expect(await balances()).toEqual({ settlement: -4_000, fbo: 0, owed: [] });
    await reconcileAt(TUESDAY);
    expect(await balances()).toEqual({ settlement: -4_000, fbo: 0, owed: [] });
    expect(await differences()).toEqual([]);
  });

  it('pays us where more was given back than bought, and the rest of it is moved for deposits', async () => {
    const { balances, differences, reconcileAt, refund, sync } = world;
    await refund(1_000, 3_000);
    await sync();
    await reconcileAt(SATURDAY);
    expect(await balances()).toEqual({ settlement: 0, fbo: 2_000, owed: [] });
    await reconcileAt(MONDAY);
    await reconcileAt(TUESDAY);
    expect(await differences()).toEqual([]);
  });

  it('is owed what is on no report yet, on the account where it was booked', async () => {
    const { balances, buy, moveTo, reconcileAt, sync } = world;
    await buy(2_000);
    await sync();
    await moveTo(MONDAY);
    await buy(500);
    await sync();
    await reconcileAt(MONDAY);
    expect((await balances()).owed).toEqual([500]);
  });

  it('is owed a chargeback until it has given that back', async () => {
    const { ask, differences, moveTo, one, reconcileAt, service, sync } = world;
    const posted = await world.buy(2_000);
    await sync();
    const { id } = await service
      .database('card_transaction')
      .where({ card_account_id: one.accountId })
      .first('id');
    const path = `/card_accounts/current/card_transactions/${id}/dispute`;
    const opened = await service.post(one.userId, path, {
      reason: 'not_mine',
      description: 'I was never there.',
      amount: 20,
    });
    expect(opened.statusCode).toBe(201);
    const dispute = await service.database('dispute').first('id');
    const decided = await world.decide(dispute.id, 'won');
    expect(decided.statusCode).toBe(200);
    await reconcileAt(SATURDAY);
    expect(await differences()).toEqual([['card_settlement', 'missing_there', '2026-11-20', null]]);
    await moveTo(MONDAY);
    await ask('POST', '/control/synctera/chargebacks', { transaction_id: posted, amount: 2_000 });
    await reconcileAt(TUESDAY);
    expect(await differences()).toEqual([
      ['card_settlement', 'missing_there', '2026-11-20', 'matched'],
    ]);
    expect((await world.balances()).owed).toEqual([]);
  });

  it('is given back by parts, which lead staff to the dispute and match once that is won', async () => {
    const { ask, differences, moveTo, one, reconcileAt, service, staff, sync } = world;
    const posted = await world.buy(3_000);
    await sync();
    await reconcileAt(SATURDAY);
    const purchase = await service
      .database('card_transaction')
      .where({ card_account_id: one.accountId })
      .first('id');
    const path = `/card_accounts/current/card_transactions/${purchase.id}/dispute`;
    const claim = { reason: 'not_mine', description: 'I was never there.', amount: 30 };
    expect((await service.post(one.userId, path, claim)).statusCode).toBe(201);
    const dispute = await service.database('dispute').first('id');
    await moveTo(MONDAY);
    for (const amount of [1_000, 2_000]) {
      await ask('POST', '/control/synctera/chargebacks', { transaction_id: posted, amount });
    }
    await reconcileAt(TUESDAY);
    expect((await staff('GET', '')).json()).toMatchObject([
      { kind: 'missing_with_us', their_cents: -3_000, dispute_id: dispute.id },
    ]);
    expect((await world.decide(dispute.id, 'won')).statusCode).toBe(200);
    await reconcileAt(WEDNESDAY);
    expect(await differences()).toEqual([
      ['card_settlement', 'missing_with_us', '2026-11-23', 'matched'],
    ]);
  });
});

describe('a file that differs', () => {
  it.each([
    ['missing', 'missing_there', -2_700 + 2_000],
    ['doubled', 'doubled', -2_700 - 2_000],
    ['amount', 'amount_differs', -2_700 - 100],
    ['unknown', 'missing_with_us', -2_700 - 1_234],
    ['truncated', 'file_invalid', 0],
  ])('by an entry that is %s is a difference until it is sent anew', async (name, kind, paid) => {
    const { balances, buy, change, differences, moveTo, reconcileAt, service, sync } = world;
    await buy(2_000);
    await buy(700);
    await sync();
    await moveTo(SATURDAY);
    await change('card-settlement-2026-11-20', name);
    await reconcileAt(SATURDAY);
    await reconcileAt(MONDAY);
    expect(await differences()).toEqual([['card_settlement', kind, '2026-11-20', null]]);
    expect((await balances()).settlement).toBe(paid);
    const alerts = service
      .alerts()
      .filter(({ event }) => event === 'reconciliation_difference')
      .map(({ difference }) => difference);
    expect(alerts).toEqual([kind]);
    await change('card-settlement-2026-11-20', 'none');
    await reconcileAt(TUESDAY);
    await reconcileAt(WEDNESDAY);
    expect((await differences()).map(([, , , closed]) => closed)).not.toContain(null);
    expect(await balances()).toEqual({ settlement: -2_700, fbo: 0, owed: [] });
  });

  it('because it was booked late is matched by the next one', async () => {
    const { buy, differences, reconcileAt, sync } = world;
    await buy(2_000);
    await reconcileAt(SATURDAY);
    expect(await differences()).toEqual([
      ['card_settlement', 'missing_with_us', '2026-11-20', null],
    ]);
    await sync();
    await reconcileAt(TUESDAY);
    expect(await differences()).toEqual([
      ['card_settlement', 'missing_with_us', '2026-11-20', 'matched'],
    ]);
    expect(await world.balances()).toEqual({ settlement: -2_000, fbo: 0, owed: [] });
  });

  it('is closed by staff with a note, once, and stays closed', async () => {
    const { buy, differences, reconcileAt, staff } = world;
    await buy(2_000);
    await reconcileAt(SATURDAY);
    await world.moveTo(WEDNESDAY);
    const [open] = (await staff('GET', '')).json<{ id: string }[]>();
    expect(open).toMatchObject({
      kind: 'missing_with_us',
      their_cents: 2_000,
      day: '2026-11-20',
      age_banking_days: 2,
    });
    const actor_id = newId();
    const close = async (note: string) =>
      (await staff('POST', `/${open?.id}/close`, { actor_id, note })).statusCode;
    expect([await close('Known.'), await close('Known.'), await close('Other.')]).toEqual([
      204, 204, 409,
    ]);
    expect((await staff('POST', `/${newId()}/close`, { actor_id, note: 'x' })).statusCode).toBe(
      404,
    );
    await reconcileAt(WEDNESDAY);
    expect(await differences()).toEqual([
      ['card_settlement', 'missing_with_us', '2026-11-20', 'staff'],
    ]);
    const change = world.service.database('reconciliation_difference');
    await expect(change.clone().update({ note: 'y' })).rejects.toMatchObject({ code: '23001' });
  });
});

describe('the bank', () => {
  it('has what the ledger has: pay, what it repays, the rest that is forwarded and comes back', async () => {
    const { ask, balances, buy, deposit, differences, moveTo, reconcileAt, service, sync } = world;
    await buy(3_000);
    await sync();
    await deposit(90_000);
    await sync();
    await service.jobs.runSchedule('pay-out-deposits');
    await sync();
    await reconcileAt(SATURDAY);
    await reconcileAt(MONDAY);
    await moveTo(MONDAY);
    const payouts = await service.database('payout').select('issuer_id');
    expect(payouts).toHaveLength(1);
    await ask('POST', `/control/synctera/ach/${payouts[0].issuer_id}/return`, { code: 'R03' });
    await sync();
    await reconcileAt(TUESDAY);
    expect(await differences()).toEqual([]);
    const files = await service
      .database('reconciliation_file')
      .where({ day: '2026-11-23' })
      .whereNotNull('closing_cents')
      .orderBy('kind');
    const statements = files.map((row) => [Number(row.closing_cents), Number(row.ledger_cents)]);
    expect(statements[0]).toEqual([87_000, 87_000]);
    expect(statements[1]?.[0]).toBe(statements[1]?.[1]);
    expect((await balances()).settlement).toBe(0);
  });

  it('has what is made out to somebody else until that is sent back', async () => {
    const { deposit, differences, moveTo, reconcileAt, ask, sync } = world;
    await ask('PUT', '/faults/synctera', { mode: 'refuse', delay_ms: 0, path: '/return' });
    await deposit(5_000, 'SOMEBODY ELSE');
    await sync();
    await reconcileAt(SATURDAY);
    expect(await differences()).toEqual([['fbo_account', 'missing_with_us', '2026-11-20', null]]);
    await ask('PUT', '/faults/synctera', { mode: 'none', delay_ms: 0 });
    await moveTo(MONDAY);
    await sync();
    await reconcileAt(TUESDAY);
    expect(await differences()).toEqual([
      ['fbo_account', 'missing_with_us', '2026-11-20', 'matched'],
    ]);
  });

  it.each(['settlement-account-2026-11-23', 'fbo-account-2026-11-23'])(
    'differs by an entry of %s that is missing, and by nothing else',
    async (report) => {
      const { buy, change, deposit, differences, moveTo, reconcileAt, sync } = world;
      await buy(3_000);
      await sync();
      await reconcileAt(SATURDAY);
      await moveTo(MONDAY);
      await deposit(1_000);
      await sync();
      await moveTo(TUESDAY);
      await change(report, 'missing');
      await reconcileAt(TUESDAY);
      expect(await differences()).toEqual([
        [
          report.startsWith('fbo') ? 'fbo_account' : 'settlement_account',
          'missing_there',
          '2026-11-23',
          null,
        ],
      ]);
    },
  );
});

describe('days without a run', () => {
  it('are caught up, each once, the weekend with the Monday after it', async () => {
    const { balances, buy, differences, moveTo, reconcileAt, service, sync } = world;
    for (const instant of [FRIDAY, SATURDAY, MONDAY, TUESDAY]) {
      await moveTo(instant);
      await buy(1_000);
      await sync();
    }
    await reconcileAt('2026-12-01T20:00:00Z');
    const rows = await service
      .database('reconciliation_file')
      .where({ kind: 'card_settlement' })
      .orderBy('day');
    expect(rows.map(({ day, net_cents }) => [day, Number(net_cents)])).toEqual([
      ['2026-11-20', 1_000],
      ['2026-11-23', 2_000],
      ['2026-11-24', 1_000],
      ['2026-11-25', 0],
      ['2026-11-27', 0],
      ['2026-11-30', 0],
    ]);
    expect(await balances()).toEqual({ settlement: -4_000, fbo: 0, owed: [] });
    expect((await differences()).map(([, , , closed]) => closed)).not.toContain(null);
  });
});
