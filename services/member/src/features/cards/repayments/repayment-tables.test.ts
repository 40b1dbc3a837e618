import { newId } from '@reset/service-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { NOW, openTables, refusalOf } from '#testing/member-tables.ts';

/* What the tables of repayments refuse, whoever writes into them. */

const { database, someAccount } = await openTables();
let account: Awaited<ReturnType<typeof someAccount>>;
beforeEach(async () => {
  account = await someAccount();
});

async function someInstance(changes: object = {}): Promise<string> {
  const id = newId();
  await database('repayment_instance').insert({
    id,
    user_id: account.userId,
    purpose: 'payday',
    due_on: '2026-11-26',
    effective_on: '2026-11-27',
    created_at: NOW,
    ...changes,
  });
  return id;
}
async function someDebit(changes: object = {}): Promise<string> {
  const id = newId();
  await database('debit').insert({
    id,
    instance_id: await someInstance({ state: 'processed', ended_at: NOW, effective_on: nextDay() }),
    card_account_id: account.id,
    amount_cents: 500,
    bank_link_id: newId(),
    bank_name: 'Juniper Bank',
    effective_on: '2026-11-27',
    created_at: NOW,
    checked_at: NOW,
    ...changes,
  });
  return id;
}
let days = 0;
const nextDay = () => new Date(Date.UTC(2027, 0, (days += 1))).toISOString().slice(0, 10);

const refusedInstance = (changes: object) => refusalOf(() => someInstance(changes));
const refusedDebit = (changes: object) => refusalOf(() => someDebit(changes));

describe('a day on which somebody repays', () => {
  const cancelled = { state: 'cancelled', ended_at: NOW };

  it('is one for each member, day and purpose', async () => {
    await someInstance({ purpose: 'staff' });
    expect(await refusedInstance({ purpose: 'staff' })).toBe('23505');
    expect(await refusedInstance({ purpose: 'staff', effective_on: '2026-11-30' })).toBe(
      'accepted',
    );
    expect(await refusedInstance({ purpose: 'member' })).toBe('accepted');
  });

  it('is a payday that is planned once', async () => {
    const id = await someInstance();
    const next = { due_on: '2026-12-03', effective_on: '2026-12-04' };
    expect(await refusedInstance(next)).toBe('23505');
    await database('repayment_instance').where({ id }).update(cancelled);
    expect(await refusedInstance(next)).toBe('accepted');
  });

  it('presents a debit again once, and nothing else does', async () => {
    const represents = await someDebit();
    const again = { purpose: 'representment', represents };
    const id = await someInstance(again);
    const next = { ...again, effective_on: '2026-11-30' };
    expect(await refusedInstance(next)).toBe('23505');
    await database('repayment_instance').where({ id }).update(cancelled);
    expect(await refusedInstance(next)).toBe('accepted');
    expect(await refusedInstance({ purpose: 'representment' })).toBe('23514');
    expect(await refusedInstance({ represents: await someDebit() })).toBe('23514');
  });

  it('has an end once it is over, and an amount above nothing', async () => {
    expect(await refusedInstance({ state: 'processed' })).toBe('23514');
    expect(await refusedInstance({ ended_at: NOW })).toBe('23514');
    expect(await refusedInstance({ state: 'moved' })).toBe('23514');
    expect(await refusedInstance({ amount_cents: 0 })).toBe('23514');
    expect(await refusedInstance({ amount_cents: 1 })).toBe('accepted');
  });
});

describe('a debit', () => {
  const sent = () => ({ status: 'sent', issuer_id: newId(), settles_on: '2026-11-30' });
  const settled = () => ({
    ...sent(),
    status: 'settled',
    settled_at: NOW,
    counts_from: '2026-12-02',
  });

  it('is the only one of its day, and of its transfer at the issuer', async () => {
    const instance_id = await someInstance();
    await someDebit({ instance_id });
    expect(await refusedDebit({ instance_id })).toBe('23505');
    const { issuer_id } = sent();
    await someDebit({ ...sent(), issuer_id });
    expect(await refusedDebit({ ...sent(), issuer_id })).toBe('23505');
  });

  it.each([
    ['reserved', {}],
    ['sent', sent()],
    ['settled', settled()],
    ['returned', { ended_at: NOW }],
    ['returned', { ...settled(), ended_at: NOW }],
    ['refused', { ended_at: NOW }],
  ])('is %s with %j', async (status, changes) => {
    expect(await refusedDebit({ ...changes, status })).toBe('accepted');
  });

  it.each([
    ['reserved', { ended_at: NOW }],
    ['sent', { ...sent(), issuer_id: null }],
    ['sent', { ...sent(), settles_on: null }],
    ['settled', sent()],
    ['settled', { ...settled(), counts_from: null }],
    ['settled', { ...settled(), ended_at: NOW }],
    ['returned', {}],
    ['refused', {}],
    ['paid', {}],
    ['reserved', { amount_cents: 0 }],
  ])('is not %s with %j', async (status, changes) => {
    expect(await refusedDebit({ ...changes, status })).toBe('23514');
  });
});

describe('a schedule', () => {
  const made_by = newId();
  const someSchedule = (changes: object) =>
    refusalOf(async () =>
      database('repayment_schedule').insert({
        id: newId(),
        user_id: account.userId,
        schedule_type: 'weekly',
        business_day_adjustment: 'before',
        recurring_day_of_week: 5,
        made_by,
        created_at: NOW,
        updated_at: NOW,
        ...changes,
      }),
    );

  it('is approved by somebody else than who made it', async () => {
    expect(await someSchedule({ approved_by: newId() })).toBe('accepted');
    expect(await someSchedule({ approved_by: made_by })).toBe('23514');
  });

  it('has the days of its type, and no others', async () => {
    const monthly = { schedule_type: 'monthly_exact_day', recurring_day_of_week: null };
    expect(await someSchedule({ ...monthly, recurring_day_of_month: 31 })).toBe('accepted');
    expect(await someSchedule({ recurring_day_of_week: 8 })).toBe('23514');
    expect(await someSchedule({ recurring_day_of_week: null })).toBe('23514');
    expect(await someSchedule({ recurring_day_of_month: 1 })).toBe('23514');
    expect(await someSchedule({ previous_bi_weekly_pay_date: '2026-11-20' })).toBe('23514');
    expect(await someSchedule({ recurring_week_of_month: 'first' })).toBe('23514');
  });
});
