import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { dayOf, plusDays } from '#calendar/calendar-date.ts';
import { type MemberServiceUnderTest, startMemberService } from '#testing/member-service.ts';
import { reduced } from '#testing/pay-period-oracle.ts';
import { limitStore } from './limits.store.ts';

/* The limit's reading adds up in the database, for many members at once; the overview adds up here. */

const TODAY = '2026-11-20';
const NOON = `${TODAY}T20:00:00Z`;
const MEMBERS = 60;

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

/** So many days before or after today. */
const day = fc.integer({ min: -40, max: 10 });
/** Pay of these days is seen before it is, as announced pay. */
const payday = fc.oneof(day, fc.constantFrom(-31, -30, -14, -7, 0, 1));
const cents = fc.integer({ min: 0, max: 400_000 });
const frequency = fc.constantFrom('weekly', 'bi_weekly', 'semi_monthly', 'monthly');
const world = fc.record({
  isBroken: fc.boolean(),
  hoursOld: fc.constantFrom(1, 40, 144),
  payFrequency: fc.option(frequency, { freq: 5 }),
  balance: fc.integer({ min: -100_000, max: 400_000 }),
  shifts: fc.array(fc.record({ endedOn: day, grossCents: cents }), { maxLength: 12 }),
  paystubs: fc.array(
    fc.record({ payOn: payday, periodEndOn: day, grossCents: cents, netCents: cents }),
    { maxLength: 5 },
  ),
  compensation: fc.option(
    fc.record({
      payCents: fc.integer({ min: 1, max: 400_000 }),
      payFrequency: frequency,
      madeOn: fc.integer({ min: -30, max: 0 }),
    }),
  ),
  period: fc.option(
    fc.record({
      startOn: fc.integer({ min: -40, max: 0 }),
      madeOn: fc.integer({ min: -30, max: 0 }),
    }),
  ),
  bills: fc.array(
    fc.record({
      averageCents: cents,
      frequency: fc.oneof(frequency, fc.constant('annually' as const)),
      nextOccurrenceOn: day,
    }),
    { maxLength: 4 },
  ),
});

type SomeWorld = typeof world extends fc.Arbitrary<infer World> ? World : never;

const HOUR_MS = 3_600_000;
const readAt = ({ hoursOld }: SomeWorld) =>
  new Date(service.clock.now().getTime() - hoursOld * HOUR_MS);

/** What is drawn as days before or after it, on that day. */
const historyOn = (today: string, given: SomeWorld) => ({
  today,
  payrollBrokenSince: given.isBroken ? dayOf(readAt(given)) : null,
  payFrequency: given.payFrequency,
  shifts: given.shifts.map((one) => ({ ...one, endedOn: plusDays(today, one.endedOn) })),
  paystubs: given.paystubs.map((one) => ({
    ...one,
    payOn: plusDays(today, one.payOn),
    periodEndOn: plusDays(today, one.periodEndOn),
  })),
  compensation: given.compensation && {
    ...given.compensation,
    madeOn: plusDays(today, given.compensation.madeOn),
  },
  period: given.period && {
    startOn: plusDays(today, given.period.startOn),
    madeOn: plusDays(today, given.period.madeOn),
  },
  bills: given.bills.map((one) => ({
    ...one,
    nextOccurrenceOn: plusDays(today, one.nextOccurrenceOn),
  })),
});

async function someMemberOf(given: SomeWorld, today: string): Promise<string> {
  const { database } = service;
  const history = historyOn(today, given);
  const user_id = newId();
  const own = (rows: object[]) => rows.map((row) => ({ id: newId(), user_id, ...row }));
  const synced_at = readAt(given);
  await database('member').insert({
    user_id,
    repayment_method: 'ach_debit_flow',
    created_at: synced_at,
  });
  await database('bank_link').insert({
    id: newId(),
    user_id,
    access_token: '',
    institution_name: 'Bank',
    account_name: 'Checking',
    available_cents: given.balance,
    synced_at,
    sync_due_at: synced_at,
  });
  await database('payroll_link').insert({
    id: newId(),
    user_id,
    account_id: user_id,
    employer_name: 'Shop',
    pay_frequency: given.payFrequency,
    monitoring_status: given.isBroken ? 'degraded' : 'active',
    linked_at: synced_at,
    synced_at,
    sync_asked_at: synced_at,
    has_pay_data: true,
  });
  const made = (on: string) => ({
    made_on: on,
    made_at: `${on}T20:00:00Z`,
    made_by: newId(),
    reason: 'Her payroll is wrong.',
  });
  const { compensation, period } = history;
  const overrides = [
    ...(compensation
      ? [
          {
            kind: 'compensation',
            pay_cents: compensation.payCents,
            pay_frequency: compensation.payFrequency,
            ...made(compensation.madeOn),
          },
        ]
      : []),
    ...(period
      ? [{ kind: 'pay_period', period_start_on: period.startOn, ...made(period.madeOn) }]
      : []),
  ];
  const tables = {
    pay_override: overrides,
    shift: history.shifts.map((shift) => ({
      ended_on: shift.endedOn,
      gross_cents: shift.grossCents,
      minutes: 60,
    })),
    paystub: history.paystubs.map((stub, index) => ({
      pay_on: stub.payOn,
      period_start_on: plusDays(stub.periodEndOn, -13),
      period_end_on: stub.periodEndOn,
      gross_cents: stub.grossCents,
      net_cents: stub.netCents,
      provider_paystub_id: String(index),
    })),
    recurring_outflow: history.bills.map((bill, index) => ({
      average_cents: bill.averageCents,
      frequency: bill.frequency,
      next_occurrence_on: bill.nextOccurrenceOn,
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

const lastInputs = async (userId: string) =>
  (await limitStore(service.database).history(userId, 1))[0]?.inputs;

describe('what a limit is computed from', () => {
  it('is what the overview shows, for whatever is stored', async () => {
    const seed = Date.now() % 2 ** 31;
    const members: string[] = [];
    for (const given of fc.sample(world, { numRuns: MEMBERS, seed })) {
      members.push(await someMemberOf(given, TODAY));
    }
    await service.limits();
    for (const userId of members) {
      const { facts } = (await lastInputs(userId)) ?? {};
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

  /** An hour of a day in Los Angeles, where the rules are read: its last and its first included. */
  it.each<[string, string]>([
    ['2026-11-20', '2026-11-20T20:00:00Z'],
    ['2026-12-31', '2027-01-01T07:59:59Z'],
    ['2027-01-01', '2027-01-01T08:00:00Z'],
    ['2027-02-28', '2027-02-28T20:00:00Z'],
    ['2028-02-29', '2028-03-01T07:00:00Z'],
    ['2027-03-14', '2027-03-15T06:59:00Z'],
    ['2027-04-30', '2027-05-01T06:00:00Z'],
  ])('on %s is what an oracle derives from the same history [%s]', async (today, now) => {
    service.clock.set(now);
    const seed = Date.now() % 2 ** 31;
    const members: [string, SomeWorld][] = [];
    for (const given of fc.sample(world, { numRuns: 12, seed })) {
      members.push([await someMemberOf(given, today), given]);
    }
    await service.limits();
    for (const [userId, given] of members) {
      const { facts, moment } = (await lastInputs(userId)) ?? {};
      const state = await service.database('limit_state').where({ user_id: userId }).first();
      const overview = (await service.get(userId, '/dashboard/overview')).json();
      const said = reduced(historyOn(today, given));
      // Of data that cannot be trusted nothing is known to be for another period than before.
      const isTrusted = !given.isBroken && given.hoursOld <= 36;
      expect({
        seed,
        given,
        today: moment?.today,
        pay: facts?.accruedNetCents,
        bills: facts?.billsCents,
        payday: overview.next_payday,
        periodEndsOn: state.period_ends_on,
      }).toEqual({
        seed,
        given,
        today,
        pay: Number(said.accruedNetCents),
        bills: Number(said.billsCents),
        payday: said.nextPayday,
        periodEndsOn: isTrusted ? said.periodEndsOn : null,
      });
    }
    service.clock.set(NOON);
  });
});
