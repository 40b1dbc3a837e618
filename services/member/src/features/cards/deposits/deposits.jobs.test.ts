import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();

describe('what is hers on deposit', () => {
  it('pays within minutes what she owes, once, however it was recorded', async () => {
    const [owing, idle] = [await someone(), await someone()];
    for (const one of [owing, idle]) {
      one.post({ direction: 'credit', holdId: null, amountCents: 3_000 });
      await one.sync();
    }
    await service.put(`${owing.userId}/card_transactions/${newId()}`, {
      occurred_at: '2026-11-19T20:00:00Z',
      amount_cents: 1_200,
      merchant_name: 'Shop',
      customer_state: 'posted',
    });
    expect(await owing.owed()).toBe(1_200);
    const pay = () => service.jobs.runSchedule('pay-from-deposits');
    await Promise.all([pay(), pay(), pay()]);
    expect(await owing.purchases()).toEqual([['repaid', 'cleared', 0, 1_200, 1_200]]);
    const left = async ({ userId }: typeof owing) =>
      (await service.get(userId, '/dashboard/overview')).json().deposit_balance;
    expect([await left(owing), await left(idle)]).toEqual([18, 30]);
    expect(await problemsOf(service)).toEqual([]);
  });
});
