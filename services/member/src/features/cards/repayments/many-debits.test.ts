import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { someCardWorld } from '#testing/card-world.ts';
import { issueCard } from '#testing/issued-card.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service } = await startCardService();
const { issuer } = service.world;
beforeEach(() => {
  const { afterCall, beforeCall, debitRefusal } = someCardWorld().issuer;
  Object.assign(issuer, { afterCall, beforeCall, debitRefusal, debits: [] });
});

/** More than a question finds at once. */
const MEMBERS = 230;
const PAYDAY = '2026-11-27';
const { cipher, database } = service.context;

const runAt = async (instant: string) => {
  service.clock.set(instant);
  await service.jobs.runSchedule('repay-by-debit');
};

/** Somebody who owes 12 dollars, is paid on Friday and has enough at her bank. */
async function oneWhoOwes(): Promise<string> {
  const { userId } = await issueCard(database);
  const numbers = JSON.stringify({ routingNumber: '021000021', accountNumber: '1111222233330000' });
  await database('bank_link').insert({
    id: newId(),
    user_id: userId,
    access_token: '',
    institution_name: 'Tidewater Savings Bank',
    account_name: 'Checking',
    available_cents: 50_000,
    owner_status: 'verified',
    account_numbers: cipher.encrypt(numbers, userId),
    synced_at: service.clock.now(),
    sync_due_at: service.clock.now(),
  });
  await database('limit_state')
    .insert({ user_id: userId, payday: PAYDAY })
    .onConflict('user_id')
    .merge();
  await service.put(`${userId}/card_transactions/${newId()}`, {
    occurred_at: '2026-11-19T20:00:00Z',
    amount_cents: 1_200,
    merchant_name: 'Shop',
    customer_state: 'posted',
  });
  return userId;
}

const counted = async (status: string): Promise<number> =>
  (await database('debit').where({ status })).length;

describe('all who repay on one day', () => {
  it('are debited by one run and settled by one, behind one who cannot be', async () => {
    const members: string[] = [];
    for (let count = 0; count < MEMBERS; count += 1) members.push(await oneWhoOwes());
    await runAt('2026-11-24T18:00:00Z');
    // Her day was debited by somebody else, who has not said so: it cannot be reserved again.
    const [broken] = members.toSorted();
    const instance = await database('repayment_instance').where({ user_id: broken }).first();
    const account = await database('card_account').where({ user_id: broken }).first();
    const now = service.clock.now();
    await database('debit').insert({
      id: newId(),
      instance_id: instance.id,
      card_account_id: account.id,
      amount_cents: 1_200,
      bank_link_id: newId(),
      bank_name: 'Tidewater Savings Bank',
      effective_on: PAYDAY,
      status: 'refused',
      created_at: now,
      checked_at: now,
      ended_at: now,
    });

    await runAt(`${PAYDAY}T18:00:00Z`);
    expect(issuer.debits).toHaveLength(MEMBERS - 1);
    expect(await counted('sent')).toBe(MEMBERS - 1);

    for (const debit of issuer.debits) debit.status = 'settled';
    await runAt(`${PAYDAY}T23:00:00Z`);
    expect(await counted('settled')).toBe(MEMBERS - 1);
    const owed = await database('card_transaction').whereNot({ customer_state: 'repaid' });
    expect(owed).toHaveLength(1);
    const problems = await problemsOf(service);
    // Of that one's, the debit that holds nothing.
    expect(problems).toEqual([expect.objectContaining({ invariant: 'debit_is_its_hold' })]);
  });

  it('wait for nobody who cannot be debited, nor for whom that fails', async () => {
    const [debited = '', putOff = '', failing = ''] = [
      await oneWhoOwes(),
      await oneWhoOwes(),
      await oneWhoOwes(),
    ].toSorted();
    await runAt('2026-11-24T18:00:00Z');
    await database('bank_link').whereIn('user_id', [putOff, failing]).delete();
    const [{ id: broken }] = await database('repayment_instance').where({ user_id: failing });
    await database.raw(
      `ALTER TABLE repayment_move ADD CONSTRAINT fails CHECK (instance_id <> '${broken}')`,
    );
    await runAt(`${PAYDAY}T18:00:00Z`);
    const dayOf = async (userId: string) => {
      const [one] = await database('repayment_instance').where({ user_id: userId });
      return [one.state, one.effective_on, one.times_put_off];
    };
    expect(await Promise.all([debited, putOff, failing].map(dayOf))).toEqual([
      ['processed', PAYDAY, 0],
      ['scheduled', '2026-11-30', 1],
      ['scheduled', PAYDAY, 0],
    ]);
    expect(issuer.debits).toHaveLength(1);
    await database.raw('ALTER TABLE repayment_move DROP CONSTRAINT fails');
    await runAt(`${PAYDAY}T18:05:00Z`);
    expect(await dayOf(failing)).toEqual(['scheduled', '2026-11-30', 1]);
  });
});
