import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { LimitForecast } from '@reset/api-contract/member/limit-forecast.ts';
import { newId } from '@reset/service-kit';
import { afterAll, beforeEach } from '@jest/globals';
import { plusDays, weekdayOf } from '#calendar/calendar-date.ts';
import { someMember, startMemberService } from './member-service.ts';

/** A Friday. */
export const TODAY = '2026-11-20';
export const noonOf = (day: string) => `${day}T20:00:00Z`;

/** Who has worked for four weeks. */
const USUAL = {
  balance: 125_000,
  weekdays: [1, 2, 3, 4, 5],
  bills: [] as { cents: number; on: string; frequency?: string }[],
  payOn: '2026-11-17',
  /** So many days ahead. */
  announced: [] as number[],
};

/** The service for tests about forecasts, its clock set back before each. */
export async function startForecasts() {
  const service = await startMemberService();
  const { database } = service;
  beforeEach(() => service.clock.set(noonOf(TODAY)));
  afterAll(() => service.stop());

  const forecastOf = async (userId: string, query = ''): Promise<LimitForecast> =>
    (await service.get(userId, `/spending_limit/forecast${query}`)).json();
  const limitOf = async (userId: string): Promise<number> =>
    (await service.get(userId, '/dashboard/overview')).json<DashboardOverview>().dsl.current_amount;

  /** Pay every two weeks, and eight hours on some days of the week. */
  async function someWorker(changes: Partial<typeof USUAL> = {}) {
    const { balance, weekdays, bills, payOn, announced } = { ...USUAL, ...changes };
    const userId = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    await service.jobs.drain();
    for (const table of ['shift', 'paystub', 'recurring_outflow']) {
      await database(table).where({ user_id: userId }).delete();
    }
    await database('bank_link').where({ user_id: userId }).update({ available_cents: balance });
    const work = async (ended_on: string, minutes: number, gross_cents: number) => {
      const shift = { id: newId(), user_id: userId, ended_on, minutes, gross_cents };
      await database('shift').insert(shift);
    };
    for (let ago = 1; ago <= 28; ago += 1) {
      const day = plusDays(TODAY, -ago);
      if (weekdays.includes(weekdayOf(day))) await work(day, 480, 19_400);
    }
    for (const ahead of announced) await work(plusDays(TODAY, ahead), 360, 15_000);
    await database('paystub').insert({
      id: newId(),
      user_id: userId,
      pay_on: payOn,
      period_start_on: plusDays(payOn, -20),
      period_end_on: plusDays(payOn, -7),
      gross_cents: 200_000,
      net_cents: 150_003,
      provider_paystub_id: newId(),
    });
    for (const { cents, on, frequency = 'monthly' } of bills) {
      await database('recurring_outflow').insert({
        id: newId(),
        user_id: userId,
        stream_id: newId(),
        average_cents: cents,
        frequency,
        next_occurrence_on: on,
        last_occurrence_on: '2026-01-01',
        category_primary: 'OTHER',
      });
    }
    await service.limits();
    return { userId, work };
  }

  /** The clock comes to the next day, links having been read as lately as before, and limits are computed. */
  async function comeTo(day: string, userId: string): Promise<void> {
    service.clock.set(noonOf(day));
    for (const table of ['bank_link', 'payroll_link']) {
      await database(table)
        .where({ user_id: userId })
        .update({ synced_at: database.raw("synced_at + interval '1 day'") });
    }
    await database.raw('SELECT mark_limits_due(ARRAY[?]::uuid[], ?)', [userId, 'midnight']);
    await service.limits();
  }

  /** What her bank pays on a day is seen on the next one. */
  async function payBills(userId: string, bills: LimitForecast['bills'], due: readonly string[]) {
    const cents = due
      .map((id) => bills.find((bill) => bill.id === id)?.average_amount ?? 0)
      .reduce((total, amount) => total + Math.round(amount * 100), 0);
    const link = database('bank_link').where({ user_id: userId, status: 'active' });
    await link.decrement('available_cents', cents);
  }

  /** Lives the days of a forecast as it expects them; what she could spend then, day by day. */
  async function lived(
    { userId, work }: Awaited<ReturnType<typeof someWorker>>,
    { days, bills }: LimitForecast,
  ): Promise<number[]> {
    const limits = [await limitOf(userId)];
    for (const [index, { date, shifts }] of days.entries()) {
      const yesterday = days[index - 1];
      if (!yesterday) continue;
      await payBills(userId, bills, yesterday.due_bills);
      for (const { kind, hours, gross_amount: gross } of shifts) {
        if (kind !== 'announced') await work(date, hours * 60, Math.round(gross * 100));
      }
      await comeTo(date, userId);
      limits.push(await limitOf(userId));
    }
    return limits;
  }

  return { service, forecastOf, limitOf, someWorker, lived };
}

/** What she can spend, day by day. */
export const amountsOf = ({ days }: LimitForecast): number[] => days.map(({ amount }) => amount);
