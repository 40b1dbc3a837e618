import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { plusDays } from '#calendar/calendar-date.ts';
import { type MemberServiceUnderTest, startMemberService } from '#testing/member-service.ts';
import { limitStore } from './limits.store.ts';

/* The limit's reading adds up in the database, for many members at once; the overview adds up here. */

const TODAY = '2026-11-20';
const MEMBERS = 60;

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const day = fc.integer({ min: -40, max: 10 }).map((days) => plusDays(TODAY, days));
const cents = fc.integer({ min: 0, max: 400_000 });
const world = fc.record({
  isBroken: fc.boolean(),
  readOn: fc.constantFrom('2026-11-20T19:00:00Z', '2026-11-19T04:00:00Z', '2026-11-14T20:00:00Z'),
  frequency: fc.constantFrom('weekly', 'bi_weekly', 'semi_monthly', 'monthly', null),
  balance: fc.integer({ min: -100_000, max: 400_000 }),
  shifts: fc.array(fc.record({ ended_on: day, gross_cents: cents }), { maxLength: 12 }),
  paystubs: fc.array(
    fc.record({ pay_on: day, period_end_on: day, gross_cents: cents, net_cents: cents }),
    { maxLength: 5 },
  ),
  bills: fc.array(
    fc.record({
      average_cents: cents,
      frequency: fc.constantFrom('weekly', 'bi_weekly', 'semi_monthly', 'monthly', 'annually'),
      next_occurrence_on: day,
    }),
    { maxLength: 4 },
  ),
});
type SomeWorld = ReturnType<(typeof world)['generate']>['value'];

async function someMemberOf(given: SomeWorld): Promise<string> {
  const { database } = service;
  const user_id = newId();
  const own = (rows: object[]) => rows.map((row) => ({ id: newId(), user_id, ...row }));
  const readAt = new Date(given.readOn);
  await database('member').insert({
    user_id,
    repayment_method: 'ach_debit_flow',
    created_at: readAt,
  });
  await database('bank_link').insert({
    id: newId(),
    user_id,
    access_token: '',
    institution_name: 'Bank',
    account_name: 'Checking',
    available_cents: given.balance,
    synced_at: readAt,
    sync_due_at: readAt,
  });
  await database('payroll_link').insert({
    id: newId(),
    user_id,
    account_id: user_id,
    employer_name: 'Shop',
    pay_frequency: given.frequency,
    monitoring_status: given.isBroken ? 'degraded' : 'active',
    linked_at: readAt,
    synced_at: readAt,
    sync_asked_at: readAt,
    has_pay_data: true,
  });
  const tables = {
    shift: given.shifts.map((shift) => ({ ...shift, minutes: 60 })),
    paystub: given.paystubs.map((stub, index) => ({
      ...stub,
      provider_paystub_id: String(index),
      period_start_on: plusDays(stub.period_end_on, -13),
    })),
    recurring_outflow: given.bills.map((bill, index) => ({
      ...bill,
      stream_id: String(index),
      last_occurrence_on: '2026-01-01',
      category_primary: 'OTHER',
    })),
  };
  for (const [table, rows] of Object.entries(tables)) {
    if (rows.length > 0) await database(table).insert(own(rows));
  }
  return user_id;
}

describe('what a limit is computed from', () => {
  it('is what the overview shows, for whatever is stored', async () => {
    const seed = Date.now() % 2 ** 31;
    const members: string[] = [];
    for (const given of fc.sample(world, { numRuns: MEMBERS, seed })) {
      members.push(await someMemberOf(given));
    }
    await service.limits();
    for (const userId of members) {
      const [limit] = await limitStore(service.database).history(userId, 1);
      const { facts } = limit?.inputs ?? {};
      const overview = (await service.get(userId, '/dashboard/overview')).json();
      // The seed tells which worlds these were.
      expect({ seed, userId, pay: facts?.accruedNetCents, bills: facts?.billsCents }).toEqual({
        seed,
        userId,
        pay: Math.round(overview.payroll.amount * 100),
        bills: Math.round(overview.upcoming_expenses_amount * 100),
      });
      expect(facts?.bank?.availableCents).toBe(Math.round(overview.linked_bank.amount * 100));
    }
  });
});
