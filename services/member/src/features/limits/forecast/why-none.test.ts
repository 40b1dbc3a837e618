import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { someMember } from '#testing/member-service.ts';
import { amountsOf, noonOf, startForecasts, TODAY } from '#testing/some-forecasts.ts';

const { service, forecastOf, someWorker, lived } = await startForecasts();

describe('why there is no forecast', () => {
  const whyNone = async (userId: string) => {
    await service.limits();
    return (await forecastOf(userId)).why_none;
  };
  const update = (table: string, userId: string, change: object) =>
    service.database(table).where({ user_id: userId }).update(change);

  it('is said: nothing linked, no card, no payroll, no payday yet', async () => {
    expect(await whyNone(await someMember(service, 'bank_link', 'payroll_link'))).toBe('no_card');
    expect(await whyNone(await someMember(service, 'card_account'))).toBe('no_bank');
    expect(await whyNone(await someMember(service, 'card_account', 'bank_link'))).toBe(
      'no_payroll',
    );
    const { userId } = await someWorker();
    await service.database('paystub').where({ user_id: userId }).delete();
    expect(await whyNone(userId)).toBe('payday_unknown');
  });

  it('is that the limit is updating, until it is what is stored', async () => {
    const { userId } = await someWorker();
    await update('bank_link', userId, { available_cents: -100_000 });
    expect((await forecastOf(userId)).why_none).toBe('updating');
    expect(await whyNone(userId)).toBeNull();
  });

  it('is that her pay is to come today, or is late', async () => {
    const { userId } = await someWorker({ payOn: '2026-11-06' });
    expect(await whyNone(userId)).toBe('pay_due');
  });

  it('is what closes her limit, and of what she is not told that there is none', async () => {
    const { userId } = await someWorker();
    await service.put(`${userId}/limit_config`, { muted: true });
    expect(await whyNone(userId)).toBe('no_limit');
  });

  it('is nothing where staff have set her pay, which counts by days', async () => {
    const one = await someWorker();
    await service.database('pay_override').insert({
      id: newId(),
      user_id: one.userId,
      kind: 'compensation',
      pay_cents: 140_000,
      pay_frequency: 'bi_weekly',
      made_on: TODAY,
      made_at: noonOf(TODAY),
      made_by: newId(),
      reason: 'Her payroll is wrong.',
    });
    await service.limits();
    const forecast = await forecastOf(one.userId);
    expect(forecast).toMatchObject({ why_none: null, hour_amount: null, notes: ['pay_by_days'] });
    expect(await lived(one, forecast)).toEqual(amountsOf(forecast));
  });
});
