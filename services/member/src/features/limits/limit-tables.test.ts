import { newId } from '@reset/service-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { NOW, openTables, refusalOf } from '#testing/member-tables.ts';

/* Whose limit the tables themselves mark as stale, whoever writes into them. */

const { database, someAccount, somePurchase } = await openTables();
let account: Awaited<ReturnType<typeof someAccount>>;
let purchaseId: string;

beforeEach(async () => {
  account = await someAccount();
  purchaseId = await somePurchase(account.id);
  await someRows();
  await database('limit_due').delete();
});

const write = (statement: string) =>
  database.raw(statement, {
    id: newId(),
    userId: account.userId,
    accountId: account.id,
    purchaseId,
    now: NOW,
  });
const dueOf = async (userId: string) => database('limit_due').where({ user_id: userId }).first();
const reasons = async (): Promise<string[] | null> =>
  (await dueOf(account.userId))?.because ?? null;

const OF_HER = 'WHERE user_id = :userId';
const OF_HER_ACCOUNT = 'WHERE card_account_id = :accountId';
const A_CARD = `
  INSERT INTO card (id, card_account_id, synctera_card_id, last_four, form, status, created_at)
  VALUES (:id, :accountId, :id, '4021', 'VIRTUAL', 'active', :now)`;
const AN_ALLOCATION = `
  INSERT INTO allocation (id, repayment_id, card_transaction_id, kind, amount_cents, created_at)
  VALUES (:id, :id, :purchaseId, 'repayment', 100, :now)`;
const A_STOP = `
  INSERT INTO debit_stop (bank_link_id, user_id, debit_id, return_code, stopped_at)
  SELECT :id, :userId, id, 'R07', :now FROM debit WHERE card_account_id = :accountId LIMIT 1`;
const SHIFTS = `
  INSERT INTO shift (id, user_id, ended_on, minutes, gross_cents)
  SELECT gen_random_uuid(), :userId, '2026-11-19', 60, cents
    FROM unnest(ARRAY[1000, 2000]) AS cents`;

/** A row of hers in each table that needs one before. */
async function someRows(): Promise<void> {
  await write(A_CARD);
  await write(AN_ALLOCATION);
  await write(`
    INSERT INTO repayment_instance (id, user_id, purpose, due_on, effective_on, created_at)
    VALUES (:id, :userId, 'payday', '2026-11-27', '2026-11-27', :now)`);
  await write(`
    INSERT INTO debit (id, instance_id, card_account_id, amount_cents, bank_link_id, bank_name,
             effective_on, created_at, checked_at)
    SELECT :id, id, :accountId, 100, :id, 'Juniper Bank', '2026-11-27', :now, :now
      FROM repayment_instance WHERE user_id = :userId`);
  await write(A_STOP);
  await write(SHIFTS);
}

describe('limit_due', () => {
  it('has a new member, whose limit was never computed, and a new card account', async () => {
    const { userId } = await someAccount();
    expect((await dueOf(userId)).because).toEqual(['member', 'card_account']);
    expect(await database('limit_state').where({ user_id: userId })).toMatchObject([
      { gross_cents: null },
    ]);
  });

  it.each([
    ['a new card', A_CARD.replace('VIRTUAL', 'PHYSICAL'), 'card'],
    ['her last card', `UPDATE card SET status = 'terminated' ${OF_HER_ACCOUNT}`, 'card'],
    ['a repayment', AN_ALLOCATION, 'repayment'],
    [
      'a repayment that came back',
      'UPDATE allocation SET reversed_by = :id WHERE card_transaction_id = :purchaseId',
      'repayment',
    ],
    ['a bank account that may be debited no more', A_STOP, 'debit_stop'],
    ['another one', `UPDATE debit_stop SET bank_link_id = :id ${OF_HER}`, 'debit_stop'],
    ['one that may be again', `DELETE FROM debit_stop ${OF_HER}`, 'debit_stop'],
    ['shifts', SHIFTS, 'shift'],
    ['other pay of them', `UPDATE shift SET gross_cents = gross_cents + 1 ${OF_HER}`, 'shift'],
    ['shifts that are gone', `DELETE FROM shift ${OF_HER}`, 'shift'],
    [
      'another account in the ledger',
      `UPDATE card_account SET receivable = -receivable ${OF_HER}`,
      'card_account',
    ],
    [
      'another way to repay',
      `UPDATE member SET repayment_method = 'direct_deposit_flow' ${OF_HER}`,
      'member',
    ],
  ])('has her after %s', async (_what, statement, reason) => {
    await write(statement);
    expect(await reasons()).toEqual([reason]);
  });

  it.each([
    `UPDATE card SET status = 'suspended' ${OF_HER_ACCOUNT}`,
    `UPDATE debit_stop SET return_code = 'R10'`,
    'UPDATE shift SET minutes = 30, gross_cents = gross_cents',
    'UPDATE card_account SET deposit = -deposit',
    'UPDATE member SET repays_in_part = true',
  ])('has nobody after %s', async (statement) => {
    await write(statement);
    expect(await database('limit_due')).toEqual([]);
  });

  it('has her once, for each reason, and is another number each time', async () => {
    await write(SHIFTS);
    const first = await dueOf(account.userId);
    await write(`DELETE FROM shift ${OF_HER}`);
    await write(`DELETE FROM debit_stop ${OF_HER}`);
    const last = await dueOf(account.userId);
    expect(last).toMatchObject({ id: first.id, because: ['shift', 'debit_stop'] });
    expect(last.asked).toBeGreaterThan(first.asked);
  });

  it('waits no longer for one that could not be computed when something changes', async () => {
    await write(SHIFTS);
    await write(`UPDATE limit_due SET not_before = now() + interval '1 hour'`);
    await write(SHIFTS);
    expect(await database('limit_due').whereRaw('not_before > now()')).toEqual([]);
  });
});

describe('people', () => {
  it('are those of the live reading, and all limits are stale when another takes over', async () => {
    const [live, next] = await database('subscription')
      .insert([
        { owner: 'public', is_live: true },
        { owner: 'public', is_live: false },
      ])
      .returning('generation');
    const reading = { user_id: account.userId, partner_slug: 'cusg' };
    await database('person_reading').insert([
      { ...reading, generation: live.generation },
      { ...reading, generation: next.generation, partner_slug: null },
    ]);
    const partner = async () => (await database('person').first('partner_slug')).partner_slug;
    expect(await partner()).toBe('cusg');
    await database('limit_due').delete();
    await write('UPDATE subscription SET is_live = is_live');
    expect(await reasons()).toBeNull();
    // One of two rows becomes what the other was.
    await write(`UPDATE person_reading SET partner_slug = 'cusg'`);
    expect(await reasons()).toEqual(['person']);
    await database('person_reading').where(next).update({ partner_slug: 'hvfcu' });
    await database('subscription').where(live).delete();
    await database('limit_due').delete();
    await database('subscription').where(next).update({ is_live: true });
    expect(await reasons()).toEqual(['person']);
    expect(await partner()).toBe('hvfcu');
  });
});

describe('a limit that was computed', () => {
  it.each([
    'UPDATE spending_limit SET gross_cents = 1',
    'DELETE FROM spending_limit',
    'TRUNCATE spending_limit',
  ])('is never changed or taken away: %s', async (statement) => {
    expect(await refusalOf(async () => database.raw(statement))).toBe('23001');
  });
});
