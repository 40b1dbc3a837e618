import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { plusDays } from '#calendar/calendar-date.ts';
import { loseDispute } from '#testing/disputing.ts';
import { amountsOf, noonOf, startForecasts, TODAY } from '#testing/some-forecasts.ts';

const { service, forecastOf, limitOf, someWorker, lived } = await startForecasts();

const cents = fc.integer({ min: 0, max: 150_000 });
const someone = fc.record({
  balance: fc.integer({ min: -50_000, max: 250_000 }),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
  bills: fc.array(
    fc.record({
      cents,
      on: fc.integer({ min: -20, max: 35 }).map((days) => plusDays(TODAY, days)),
      frequency: fc.constantFrom('weekly', 'bi_weekly', 'semi_monthly', 'monthly'),
    }),
    { maxLength: 4 },
  ),
  payOn: fc.integer({ min: 7, max: 13 }).map((ago) => plusDays(TODAY, -ago)),
  announced: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
});

describe('GET /spending_limit/forecast', () => {
  it('is what then is, to the cent, on each day of whoever lives as it expects', async () => {
    const seed = Date.now() % 2 ** 31;
    for (const given of fc.sample(someone, { numRuns: 12, seed })) {
      service.clock.set(noonOf(TODAY));
      const one = await someWorker(given);
      const forecast = await forecastOf(one.userId);
      expect({ seed, given, none: forecast.why_none }).toEqual({ seed, given, none: null });
      const limits = await lived(one, forecast);
      expect({ seed, given, limits }).toEqual({ seed, given, limits: amountsOf(forecast) });
    }
  }, 120_000);

  it('is what then is with an extra shift that is worked and a bill that comes later', async () => {
    const one = await someWorker({
      balance: 60_000,
      bills: [
        { cents: 55_000, on: '2026-11-28' },
        { cents: 20_000, on: '2026-11-30' },
      ],
    });
    const [rent, phone] = (await forecastOf(one.userId)).bills;
    const query = `?shift_date=2026-11-28&shift_hours=6.5&moved_bills=${phone?.id}:2026-12-03`;
    const tried = await forecastOf(one.userId, query);
    expect([rent?.average_amount, tried.days.at(-1)?.date]).toEqual([550, '2026-12-01']);
    await service
      .database('recurring_outflow')
      .where({ id: phone?.id })
      .update({ next_occurrence_on: '2026-12-03' });
    const limits = await lived(one, tried);
    expect(limits.slice(1)).toEqual(amountsOf(tried).slice(1));
    expect(tried.days.some(({ amount, untried_amount: untried }) => amount > untried)).toBe(true);
  });

  it('is what then is while her bank cannot be read: it does not rise', async () => {
    const one = await someWorker({ bills: [{ cents: 90_000, on: '2026-11-23' }] });
    await service.database('bank_link').where({ user_id: one.userId }).update({ status: 'broken' });
    await service.limits();
    const forecast = await forecastOf(one.userId);
    expect(forecast.notes).toEqual(['frozen']);
    expect(await lived(one, forecast)).toEqual(amountsOf(forecast));
    expect(forecast.days.at(-1)?.changes.map(({ reason }) => reason)).toEqual(['period_over']);
  });

  it('adds up: what changes a day is what it differs by from the day before', async () => {
    const { userId } = await someWorker({
      balance: 40_000,
      bills: [{ cents: 170_000, on: '2026-12-05' }],
    });
    const { days } = await forecastOf(userId);
    const inCents = (dollars: number) => Math.round(dollars * 100);
    for (const [index, { amount, changes }] of days.entries()) {
      const before = days[index - 1]?.amount ?? amount;
      const sum = changes.reduce((total, change) => total + inCents(change.amount), 0);
      expect(sum).toBe(inCents(amount) - inCents(before));
    }
    expect(days[1]?.changes).toEqual([]);
    expect(days[3]?.changes).toEqual([{ reason: 'pay', amount: expect.any(Number) }]);
    expect(days.at(-1)).toMatchObject({
      counted_bills: [{ due_on: '2026-12-05' }],
      changes: [{ reason: 'pay' }, { reason: 'bills' }],
    });
  });

  it('falls by the credit of a lost dispute on the day on which that is taken back', async () => {
    const { userId } = await someWorker();
    const before = await forecastOf(userId);
    const purchaseId = newId();
    await service.put(`${userId}/card_transactions/${purchaseId}`, {
      occurred_at: '2026-11-18T12:30:00-08:00',
      amount_cents: 3_000,
      merchant_name: 'Harbor Street Grocery',
      customer_state: 'posted',
    });
    const path = `/card_accounts/current/card_transactions/${purchaseId}/dispute`;
    await service.post(userId, path, {});
    await loseDispute(service, purchaseId);
    const { days } = await forecastOf(userId);
    const lower = days.map(({ amount }, index) =>
      Math.round(((before.days[index]?.amount ?? 0) - amount) * 100),
    );
    expect(lower).toEqual(days.map(({ date }) => (date < '2026-11-30' ? 0 : 3_000)));
    const changes = days.find(({ date }) => date === '2026-11-30')?.changes;
    expect(changes).toContainEqual({ reason: 'credit_taken_back', amount: -30 });
  });

  it('changes nothing, and today is what today is, whatever is tried out', async () => {
    const { userId } = await someWorker({ bills: [{ cents: 140_000, on: '2026-11-30' }] });
    const forecast = await forecastOf(userId);
    const today = await limitOf(userId);
    const query = `?shift_date=2026-11-21&shift_hours=8&moved_bills=${forecast.bills[0]?.id}:2026-12-10`;
    expect((await forecastOf(userId, query)).days[0]).toMatchObject({
      amount: today,
      untried_amount: today,
      changes: [],
    });
    expect(await forecastOf(userId)).toEqual(forecast);
    expect(await limitOf(userId)).toBe(today);
  });

  it('raises the days from an extra shift on by half of its net pay', async () => {
    const { userId } = await someWorker();
    const { hour_amount: hour } = await forecastOf(userId);
    expect(hour).toBe(24.25);
    const { days } = await forecastOf(userId, '?shift_date=2026-11-28&shift_hours=8');
    // 194 dollars gross at 75.00 % net.
    const gained = days.map((day) => Math.round((day.amount - day.untried_amount) * 100));
    expect(gained.map((one) => one > 0)).toEqual(days.map(({ date }) => date >= '2026-11-28'));
    expect(gained.at(-1)).toBe(7_275);
  });

  it('takes what her payroll announces in the place of what is usual', async () => {
    const { userId } = await someWorker({ announced: [2] });
    const { days, usual_shifts: usual } = await forecastOf(userId);
    expect(usual.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5]);
    const kinds = days.map(({ shifts }) => shifts.map(({ kind }) => kind).join());
    expect(kinds.slice(0, 6)).toEqual(['', '', 'announced', 'usual', 'usual', 'usual']);
  });

  it.each<[string, string]>([
    ['a shift without hours', '?shift_date=2026-11-28'],
    ['a shift of today', '?shift_date=2026-11-20&shift_hours=8'],
    ['a shift after payday', '?shift_date=2026-12-02&shift_hours=8'],
    ['a shift on no day', '?shift_date=2026-11-31&shift_hours=8'],
    ['more hours than a shift has', '?shift_date=2026-11-28&shift_hours=17'],
    ['a bill of somebody else', `?moved_bills=${newId()}:2026-11-28`],
    ['what is no list of bills', '?moved_bills=rent'],
    ['what it does not know', '?bonus=100'],
  ])('refuses %s', async (_what, query) => {
    const { userId } = await someWorker();
    expect((await service.get(userId, `/spending_limit/forecast${query}`)).statusCode).toBe(422);
  });

  it('refuses a bill that is moved twice, to the past, or too far', async () => {
    const { userId } = await someWorker({ bills: [{ cents: 100, on: '2026-11-28' }] });
    const id = (await forecastOf(userId)).bills[0]?.id;
    for (const moves of [
      `${id}:2026-11-20`,
      `${id}:2026-12-16`,
      `${id}:2026-11-29,${id}:2026-11-30`,
    ]) {
      const reply = await service.get(userId, `/spending_limit/forecast?moved_bills=${moves}`);
      expect(reply.statusCode).toBe(422);
    }
  });
});
