import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { readForLimits } from '#features/limits/limit-reading.store.ts';
import { at, problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();

describe('a refund', () => {
  it('pays the purchase that it gives back, then the oldest, and the rest is hers', async () => {
    const one = await someone();
    one.post({ holdId: null, amountCents: 1_000, occurredAt: at(0) });
    const originalId = one.post({ holdId: null, amountCents: 2_000, occurredAt: at(1) });
    one.post({ direction: 'credit', originalId, amountCents: 2_500, occurredAt: at(2) });
    await one.sync();
    expect(await one.purchases()).toEqual([
      ['partially_repaid', 'cleared', 0, 1_000, 500],
      ['repaid', 'cleared', 0, 2_000, 2_000],
    ]);
    expect(await one.owed()).toBe(500);
    one.post({ direction: 'credit', originalId, amountCents: 800, occurredAt: at(3) });
    await one.sync();
    expect(await one.owed()).toBe(0);
    const account = await service.database('card_account').where({ id: one.accountId }).first();
    const deposit = await service.database('ledger.account').where({ id: account.deposit }).first();
    expect(deposit).toMatchObject({ credits_posted: 300n });
    expect((await service.database('allocation')).map((row) => row.amount_cents).slice(-3)).toEqual(
      [2_000, 500, 500],
    );
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is hers who owes nothing, once', async () => {
    const one = await someone();
    one.post({ direction: 'credit', holdId: null, amountCents: 800 });
    await one.sync();
    await one.sync();
    const account = await service.database('card_account').where({ id: one.accountId }).first();
    const deposit = await service.database('ledger.account').where({ id: account.deposit }).first();
    expect(deposit).toMatchObject({ credits_posted: 800n });
    expect(await one.purchases()).toEqual([]);
  });

  it('pays what she owes next from what is hers, which is no repayment, and shows the rest', async () => {
    const one = await someone();
    const overview = async () => (await service.get(one.userId, '/dashboard/overview')).json();
    one.post({ direction: 'credit', holdId: null, amountCents: 3_000, occurredAt: at(0) });
    await one.sync();
    expect(await overview()).toMatchObject({ deposit_balance: 30, reset_card: { amount: 0 } });
    one.post({ holdId: null, amountCents: 1_200, occurredAt: at(1) });
    one.post({ holdId: null, amountCents: 700, occurredAt: at(2) });
    await one.sync();
    await one.sync();
    expect(await one.purchases()).toEqual([
      ['repaid', 'cleared', 0, 1_200, 1_200],
      ['repaid', 'cleared', 0, 700, 700],
    ]);
    expect(await overview()).toMatchObject({ deposit_balance: 11, reset_card: { amount: 0 } });
    const [reading] = await service.database.transaction((transaction) =>
      readForLimits(transaction, [one.userId], '2026-11-20'),
    );
    expect(reading?.settledRepayments).toBe(0);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is listed once, though what it was too much repaid other purchases', async () => {
    const one = await someone();
    await one.mayOwe(200_000);
    const originalId = one.post({ holdId: null, amountCents: 30_000, occurredAt: at(1) });
    const credit = { direction: 'credit', holdId: null, originalId } as const;
    one.post({ ...credit, amountCents: 50_000, occurredAt: at(2) });
    one.post({ ...credit, amountCents: 30_000, occurredAt: at(3) });
    await one.sync();
    for (const [minute, amountCents] of [12_300, 70_000, 57_000].entries()) {
      one.post({ holdId: null, amountCents, occurredAt: at(4 + minute) });
      await one.sync();
    }
    type Listed = { kind: string; amount: number; customer_state: string };
    const reply = await service.get(one.userId, '/card_accounts/current/card_transactions');
    const rows = reply.json<Listed[]>();
    const sum = (some: Listed[]) => some.reduce((cents, { amount }) => cents + amount * 100, 0);
    expect(await one.owed()).toBe(89_300);
    expect(sum(rows)).toBe(89_300);
    expect(sum(rows.filter(({ customer_state: state }) => state !== 'repaid'))).toBe(89_300);
    const refunds = rows.filter(({ kind }) => kind === 'refund');
    expect(refunds.map(({ amount, customer_state: state }) => [amount, state])).toEqual([
      [-300, 'posted'],
      [-77, 'posted'],
      [-423, 'repaid'],
    ]);
    expect(rows.some(({ kind }) => kind === 'repayment')).toBe(false);
  });

  it('alerts when it is more than was paid, and when nobody knows for what', async () => {
    const one = await someone();
    await one.mayOwe(10_000);
    const originalId = one.post({ holdId: null, amountCents: 1_000, occurredAt: at(0) });
    const credit = { direction: 'credit', holdId: null } as const;
    one.post({ ...credit, originalId, amountCents: 900, occurredAt: at(1) });
    const above = one.post({ ...credit, originalId, amountCents: 400, occurredAt: at(2) });
    const unknown = one.post({
      ...credit,
      originalId: newId(),
      amountCents: 50,
      occurredAt: at(3),
    });
    await one.sync();
    await one.sync();
    expect(service.alerts()).toEqual([
      {
        event: 'refund_above_purchase',
        card_account_id: one.accountId,
        source: above,
        above_cents: 300,
      },
      { event: 'original_unknown', card_account_id: one.accountId, source: unknown },
    ]);
    const listed = (
      await service.get(one.userId, '/card_accounts/current/card_transactions')
    ).json();
    expect(
      listed.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
    ).toEqual([
      ['refund', -0.5],
      ['refund', -4],
      ['refund', -9],
      ['purchase', 10],
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is of the purchase whose hold it names, before and after that is cleared', async () => {
    const one = await someone();
    await one.mayOwe(10_000);
    const holdId = one.hold({ authorizedCents: 3_000, occurredAt: at(0) });
    await one.sync();
    one.post({ direction: 'credit', holdId, amountCents: 1_000, occurredAt: at(1) });
    await one.sync();
    expect(service.alerts()).toEqual([]);
    const originalId = one.post({ holdId, amountCents: 3_000, occurredAt: at(2) });
    one.hold({ authorizedCents: 3_000, status: 'cleared', updatedAt: at(2) });
    const above = one.post({
      direction: 'credit',
      originalId,
      amountCents: 2_500,
      occurredAt: at(3),
    });
    await one.sync();
    expect(service.alerts()).toMatchObject([
      { event: 'refund_above_purchase', source: above, above_cents: 500 },
    ]);
    const own = { card_account_id: one.accountId };
    const purchases = await service.database('card_transaction').where(own).pluck('id');
    const refunded = service.database('card_refund').where(own).pluck('card_transaction_id');
    expect(await refunded).toEqual([...purchases, ...purchases]);
    expect(await one.owed()).toBe(0);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('alerts when less is taken of its purchase than it has given back', async () => {
    const one = await someone();
    await one.mayOwe(10_000);
    const holdId = one.hold({ authorizedCents: 3_000, occurredAt: at(0) });
    await one.sync();
    const refund = one.post({ direction: 'credit', holdId, amountCents: 2_500, occurredAt: at(1) });
    await one.sync();
    expect(service.alerts()).toEqual([]);
    one.post({ holdId, amountCents: 2_000, occurredAt: at(2) });
    one.hold({ authorizedCents: 3_000, status: 'cleared', updatedAt: at(2) });
    await one.sync();
    expect(service.alerts()).toMatchObject([
      { event: 'refund_above_purchase', source: refund, above_cents: 500 },
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('counts as no repayment, whichever purchases it pays', async () => {
    const one = await someone();
    const originalId = one.post({ holdId: null, amountCents: 1_000, occurredAt: at(0) });
    one.post({ holdId: null, amountCents: 2_000, occurredAt: at(1) });
    one.post({ direction: 'credit', originalId, amountCents: 3_000, occurredAt: at(2) });
    await one.sync();
    expect(await one.purchases()).toEqual([
      ['repaid', 'cleared', 0, 1_000, 1_000],
      ['repaid', 'cleared', 0, 2_000, 2_000],
    ]);
    const [reading] = await service.database.transaction((transaction) =>
      readForLimits(transaction, [one.userId], '2026-11-20'),
    );
    expect(reading?.settledRepayments).toBe(0);
    expect(await problemsOf(service)).toEqual([]);
  });
});
