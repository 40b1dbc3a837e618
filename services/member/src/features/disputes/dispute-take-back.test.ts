import { describe, expect, it } from '@jest/globals';
import { someDisputer } from '#testing/disputing.ts';
import { startCardService } from '#testing/some-cardholder.ts';

const { service } = await startCardService();

describe('a dispute that is lost', () => {
  it('says of its purchase, and among the notices, when the credit is taken back', async () => {
    const one = await someDisputer(service);
    await one.dispute();
    await one.credit();
    const listed = async () => {
      const rows: { id: string; dispute_take_back: unknown }[] = (
        await service.get(one.userId, '/card_accounts/current/card_transactions')
      ).json();
      return rows.find(({ id }) => id === one.purchaseId)?.dispute_take_back;
    };
    const notices = async () =>
      (await service.get(one.userId, '/dashboard/overview')).json().repayment_notices;
    expect([await listed(), await notices()]).toEqual([null, []]);
    await one.decide('lost');
    expect(await listed()).toEqual({ day: '2026-11-30', amount: 30 });
    expect(await notices()).toEqual([
      {
        id: one.purchaseId,
        what: 'credit_taken_back',
        because: null,
        amount: 30,
        bank_name: null,
        bank_mask: null,
        day: '2026-11-30',
        merchant_name: expect.any(String),
      },
    ]);
    const toRepay = async () =>
      (await service.get(one.userId, '/dashboard/overview')).json().next_repayment.take_backs;
    expect(await toRepay()).toEqual([{ day: '2026-11-30', amount: 30 }]);
    // A merchant's refund takes the place of a part of it.
    await one.refund(1_000);
    expect(await listed()).toEqual({ day: '2026-11-30', amount: 20 });
    await one.refund(2_000);
    expect([await listed(), await notices(), await toRepay()]).toEqual([null, [], undefined]);
    expect((await one.stands()).problems).toEqual([]);
  });
});

describe('the credit of a dispute', () => {
  it('is told with its purchase, as far as it pays that, until it is taken back', async () => {
    const one = await someDisputer(service);
    await one.repay(400);
    await one.dispute();
    const shown = async () => {
      const reply = await service.get(one.userId, '/card_accounts/current/card_transactions');
      const purchase = reply.json().find(({ id }: { id: string }) => id === one.purchaseId);
      return [purchase.customer_state, purchase.repaid_amount, purchase.credited_amount];
    };
    expect(await shown()).toEqual(['partially_repaid', 4, 0]);
    await one.credit();
    expect(await shown()).toEqual(['repaid', 30, 26]);
    await one.decide('lost');
    expect(await shown()).toEqual(['repaid', 30, 26]);
    await one.runOn('2026-11-30');
    // What of the credit was hers on deposit repays at once.
    expect(await shown()).toEqual(['partially_repaid', 8, 0]);
  });

  it('is told in whole, what is on deposit with it, until it is taken back, and for good where it is hers', async () => {
    const told = async ({ userId, purchaseId }: Awaited<ReturnType<typeof someDisputer>>) => {
      const reply = await service.get(userId, '/card_accounts/current/card_transactions');
      return reply.json().find(({ id }: { id: string }) => id === purchaseId).dispute_credit;
    };
    const lost = await someDisputer(service);
    await lost.repay(3_000);
    await lost.dispute();
    expect(await told(lost)).toBeNull();
    await lost.credit();
    expect(await told(lost)).toBe(30);
    const won = await someDisputer(service);
    await won.repay(400);
    await won.dispute();
    await won.credit();
    await won.decide('won');
    expect(await told(won)).toBe(30);
    await lost.decide('lost');
    expect(await told(lost)).toBe(30);
    await lost.runOn('2026-11-30');
    expect(await told(lost)).toBeNull();
  });
});
