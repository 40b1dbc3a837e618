import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import {
  MONDAY,
  type Reconciling,
  reconcileInEach,
  SATURDAY,
  TUESDAY,
  WEDNESDAY,
} from '#testing/reconciling.ts';

/* Debits of members' banks, and deposits that are taken back, as the imitated issuer reports them. */

const FRIDAY = '2026-11-20T18:00:00Z';
const FRIDAY_EVENING = '2026-11-20T22:00:00Z';

let world: Reconciling;
reconcileInEach(FRIDAY, (opened) => {
  world = opened;
});

/** Her bank is debited for what she bought, on Friday; the issuer's id of it. */
async function debited(): Promise<string> {
  const { buy, moveTo, one, service, sync } = world;
  await buy(3_000);
  await sync();
  await service.database('repayment_instance').insert({
    id: newId(),
    user_id: one.userId,
    purpose: 'payday',
    due_on: '2026-11-20',
    effective_on: '2026-11-20',
    created_at: service.clock.now(),
  });
  await service.jobs.runSchedule('repay-by-debit');
  const debit = await service.database('debit').first('issuer_id');
  await moveTo(FRIDAY_EVENING);
  return debit.issuer_id;
}

const kinds = async () =>
  (await world.differences()).map(([file, kind, , closed]) => [file, kind, closed]);

describe('a debit of her bank', () => {
  it('is on the files when it is sent, settles, and comes back after that', async () => {
    const id = await debited();
    await world.sync();
    await world.reconcileAt(SATURDAY);
    expect((await world.balances()).settlement).toBe(0);
    await world.moveTo(MONDAY);
    await world.ask('POST', `/control/synctera/ach/${id}/return`, { code: 'R01' });
    await world.sync();
    await world.reconcileAt(TUESDAY);
    await world.reconcileAt(WEDNESDAY);
    expect(await kinds()).toEqual([]);
    expect((await world.balances()).settlement).toBe(-3_000);
  });

  it('that came back before it settled moves nothing at the bank', async () => {
    await world.ask('PUT', '/control/synctera/returns', {
      account_number: '1111222233330000',
      code: 'R01',
      banking_days: null,
    });
    const id = await debited();
    await world.ask('POST', `/control/synctera/settle`, {});
    await world.sync();
    await world.reconcileAt(SATURDAY);
    expect(id).toEqual(expect.any(String));
    expect(await kinds()).toEqual([]);
  });

  it('that we did not read yet differs in three files until we have', async () => {
    await debited();
    await world.ask('POST', `/control/synctera/settle`, {});
    await world.reconcileAt(SATURDAY);
    expect(await kinds()).toEqual([
      ['ach', 'missing_with_us', null],
      ['settlement_account', 'missing_with_us', null],
    ]);
    await world.sync();
    await world.reconcileAt(TUESDAY);
    expect((await kinds()).map(([, , closed]) => closed)).toEqual(['matched', 'matched']);
  });

  it.each(['missing', 'doubled', 'amount', 'unknown', 'truncated'])(
    'differs where the file has an entry %s, and no more once it is sent anew',
    async (name) => {
      await debited();
      await world.sync();
      await world.moveTo(SATURDAY);
      await world.change('ach-activity-2026-11-20', name);
      await world.reconcileAt(SATURDAY);
      const [first, ...others] = await kinds();
      expect([first?.[0], first?.[2], others]).toEqual(['ach', null, []]);
      await world.change('ach-activity-2026-11-20', 'none');
      await world.reconcileAt(TUESDAY);
      expect((await kinds()).map(([, , closed]) => closed)).toEqual(['matched']);
    },
  );
});

describe('a deposit that its sender takes back', () => {
  it.each([
    ['while it is hers', false, 0],
    ['after the rest was forwarded', true, -7_000],
  ])('%s leaves the bank with what the ledger has', async (_when, isForwarded, suspended) => {
    const { ask, buy, deposit, moveTo, reconcileAt, service, sync } = world;
    await buy(3_000);
    await sync();
    const { uuid } = await deposit(10_000);
    await sync();
    if (isForwarded) await service.jobs.runSchedule('pay-out-deposits');
    await sync();
    await reconcileAt(SATURDAY);
    await moveTo(MONDAY);
    if (isForwarded) {
      // The issuer gives nothing back that it does not have of hers, which this repays with us.
      await buy(8_000);
      await sync();
      await deposit(8_000);
      await sync();
    }
    await ask('POST', `/synctera/v0/ach/incoming/${uuid}/return`, { type: 'return_requested' });
    await sync();
    const { rows } = await service.database.raw(
      'SELECT credits_posted - debits_posted AS cents FROM ledger.account WHERE code = 2090',
    );
    expect(Number(rows[0].cents)).toBe(suspended);
    await reconcileAt(TUESDAY);
    await reconcileAt(WEDNESDAY);
    await reconcileAt('2026-11-28T20:00:00Z');
    expect(await kinds()).toEqual([]);
    const statements = await service
      .database('reconciliation_file')
      .where({ day: '2026-11-27' })
      .whereNotNull('closing_cents');
    for (const row of statements) expect(row.closing_cents).toBe(row.ledger_cents);
  });
});
