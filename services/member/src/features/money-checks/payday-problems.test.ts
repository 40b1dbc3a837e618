import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();
const { database, world } = service;
const FRIDAY = '2026-11-20T20:00:00Z';
const MONDAY = '2026-11-23T18:00:00Z';
const EVENING = '2026-11-23T23:30:00Z';

const runAt = async (instant: string, job: string) => {
  service.clock.set(instant);
  await service.jobs.runSchedule(job);
};

/** Somebody who owed 12 dollars on Friday and asked on Monday to repay them. */
async function debited() {
  const one = await someone('bank_link');
  await service.jobs.drain();
  one.post({ holdId: null, amountCents: 1_200, occurredAt: new Date(FRIDAY) });
  await one.sync();
  service.clock.set(MONDAY);
  const wanted = { id: newId(), amount: 12 };
  expect((await service.post(one.userId, '/repayments', wanted)).statusCode).toBe(201);
  await runAt(MONDAY, 'repay-by-debit');
  const { id } = await database('debit').where({ card_account_id: one.accountId }).first();
  return { ...one, id: String(id) };
}

/** Somebody to whom 30 dollars are on their way, which were refunded on Friday. */
async function paidOut() {
  const one = await someone('bank_link');
  await service.jobs.drain();
  one.post({ direction: 'credit', holdId: null, amountCents: 3_000, occurredAt: new Date(FRIDAY) });
  await one.sync();
  await runAt(MONDAY, 'pay-out-deposits');
  const { id } = await database('payout').where({ card_account_id: one.accountId }).first();
  return { ...one, id: String(id) };
}

let settled: Awaited<ReturnType<typeof debited>>;
let sent: typeof settled;
let payout: typeof settled;
beforeAll(async () => {
  world.owners = ['Hazel Hourly'];
  service.clock.set(FRIDAY);
  settled = await debited();
  for (const debit of world.issuer.debits) debit.status = 'settled';
  await runAt(EVENING, 'repay-by-debit');
  service.clock.set(FRIDAY);
  sent = await debited();
  service.clock.set(FRIDAY);
  payout = await paidOut();
});

/** What is found after a statement that is undone again. */
async function foundAfter(statement: string): Promise<string[]> {
  const transaction = await database.transaction();
  try {
    await transaction.raw(statement);
    const { rows } = await transaction.raw<{ rows: { invariant: string }[] }>(
      'SELECT DISTINCT invariant FROM money_problems() ORDER BY invariant',
    );
    return rows.map(({ invariant }) => invariant);
  } finally {
    await transaction.rollback();
  }
}

describe('money_problems', () => {
  const change = (table: string, { id }: { id: string }, what: string) =>
    foundAfter(`UPDATE ${table} SET ${what} WHERE id = '${id}'`);

  it('finds nothing in debits and payouts that are as they are', async () => {
    expect(await foundAfter('SELECT 1')).toEqual([]);
  });

  it('finds a debit that is not its hold', async () => {
    const unlike = ['debit_is_its_hold'];
    expect(await change('debit', sent, 'amount_cents = 1199')).toEqual(unlike);
    const toAnother = `card_account_id = '${payout.accountId}'`;
    expect(await change('debit', sent, toAnother)).toEqual(unlike);
    expect(await change('debit', sent, `status = 'refused', ended_at = now()`)).toEqual(unlike);
    const isSettled = `status = 'settled', settled_at = now(), counts_from = '2026-11-26'`;
    expect(await change('debit', sent, isSettled)).toEqual(['debit_is_allocated', ...unlike]);
    expect(await foundAfter(`DELETE FROM debit WHERE id = '${sent.id}'`)).toEqual(unlike);
  });

  it('finds a debit that pays something else than it took', async () => {
    const isReturned = `status = 'returned', ended_at = now(), return_code = 'R01'`;
    expect(await change('debit', settled, isReturned)).toEqual(['debit_is_allocated']);
    expect(
      await foundAfter(
        `UPDATE allocation SET reversed_by = '${newId()}' WHERE repayment_id = '${settled.id}'`,
      ),
    ).toEqual(['debit_is_allocated', 'repaid_is_allocated']);
  });

  it('finds a payout that is not its hold', async () => {
    const unlike = ['payout_is_its_hold'];
    expect(await change('payout', payout, 'amount_cents = 2999')).toEqual(unlike);
    const toAnother = `card_account_id = '${sent.accountId}'`;
    expect(await change('payout', payout, toAnother)).toEqual(unlike);
    for (const status of ['settled', 'refused', 'returned']) {
      const isEnded = `status = '${status}', ended_at = now()`;
      expect(await change('payout', payout, isEnded)).toEqual(unlike);
    }
    expect(await foundAfter(`DELETE FROM payout WHERE id = '${payout.id}'`)).toEqual(unlike);
  });
});
