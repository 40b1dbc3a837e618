import { describe, expect, it } from '@jest/globals';
import { readForLimits } from '#features/limits/limit-reading.store.ts';
import { someDisputer } from '#testing/disputing.ts';
import { startCardService } from '#testing/some-cardholder.ts';

const { service } = await startCardService();
const someone = () => someDisputer(service);
type Someone = Awaited<ReturnType<typeof someone>>;

const standing = (owed: number, hers: number, credited: number) => ({
  owed,
  hers,
  credited,
  problems: [],
});
/** Ends what another test left, so that 1310 is this test's alone. */
const end = (one: Someone) => one.decide('won');

const BEFORE = {
  owed: { prepare: async () => undefined, owed: 3_000, hers: 0, paid: 3_000, after: [0, 0] },
  'partly repaid': {
    prepare: async (one: Someone) => void (await one.repay(1_000)),
    owed: 2_000,
    hers: 0,
    paid: 2_000,
    after: [0, 1_000],
  },
  repaid: {
    prepare: async (one: Someone) => void (await one.repay(3_000)),
    owed: 0,
    hers: 0,
    paid: 0,
    after: [0, 3_000],
  },
  'under a debit': {
    prepare: async (one: Someone) => void (await one.debit(2_500)),
    owed: 3_000,
    hers: 0,
    paid: 500,
    after: [2_500, 2_500],
  },
} as const;
const STATES = Object.keys(BEFORE) as (keyof typeof BEFORE)[];

describe.each(STATES)('a disputed purchase that is %s', (state) => {
  const { prepare, owed, hers, paid, after } = BEFORE[state];
  const [owedAfter, hersAfter] = after;
  async function credited() {
    const one = await someone();
    await prepare(one);
    expect((await one.dispute()).statusCode).toBe(201);
    expect(await one.stands()).toEqual(standing(owed, hers, 0));
    expect((await one.credit()).statusCode).toBe(200);
    expect(await one.stands()).toEqual(standing(owedAfter, hersAfter, 3_000));
    return one;
  }

  it('is credited where it is owed, the rest on deposit, and kept when it is won', async () => {
    const one = await credited();
    expect(await one.read()).toMatchObject({
      state: 'provisional',
      credit: { amount: 30, paid: paid / 100, is_final: false, take_back_on: null },
    });
    expect((await one.decide('won')).statusCode).toBe(200);
    expect(await one.stands()).toEqual(standing(owedAfter, hersAfter, 0));
    expect(await one.read()).toMatchObject({
      state: 'won',
      credit: { amount: 30, is_final: true },
    });
  });

  it('is kept by her, and a loss of ours, when it is written off', async () => {
    const one = await credited();
    expect((await one.decide('written_off')).statusCode).toBe(200);
    expect(await one.stands()).toEqual(standing(owedAfter, hersAfter, 0));
  });

  it('is owed again five banking days after it is lost, and no sooner, less what is hers', async () => {
    const one = await credited();
    await one.decide('lost');
    expect(await one.stands()).toEqual(standing(owedAfter, hersAfter, 3_000));
    expect(await one.read()).toMatchObject({
      state: 'lost',
      credit: { amount: 30, take_back_on: '2026-11-30', is_taken_back: false },
    });
    await one.runOn('2026-11-29');
    expect(await one.stands()).toEqual(standing(owedAfter, hersAfter, 3_000));
    await one.runOn('2026-11-30');
    expect(await one.stands()).toEqual(standing(owedAfter + 3_000 - hersAfter, 0, 0));
    await one.runOn('2026-12-01');
    expect(await one.stands()).toEqual(standing(owedAfter + 3_000 - hersAfter, 0, 0));
    expect(await one.read()).toMatchObject({ credit: { is_taken_back: true } });
  });

  it('is owed again at once when she withdraws, less what is hers', async () => {
    const one = await credited();
    expect((await one.withdraw()).statusCode).toBe(204);
    expect(await one.stands()).toEqual(standing(owedAfter + 3_000 - hersAfter, 0, 0));
    // It can be disputed again.
    expect((await one.dispute()).statusCode).toBe(201);
    expect(await one.read()).toMatchObject({ state: 'open', credit: null });
  });
});

describe('a credit on deposit', () => {
  it('pays what else she owes, and is owed as a row of its own once it is lost', async () => {
    const one = await someone();
    await one.repay(3_000);
    await one.dispute();
    await one.credit();
    expect((await one.read()).credit).toMatchObject({ paid: 0, repaid: [], held: 30 });
    one.post({ holdId: null, amountCents: 1_200, occurredAt: new Date('2026-11-20T19:30:00Z') });
    await one.sync();
    await service.jobs.runSchedule('pay-from-deposits');
    expect(await one.stands()).toEqual(standing(0, 1_800, 3_000));
    expect((await one.read()).credit).toMatchObject({
      amount: 30,
      paid: 0,
      repaid: [{ amount: 12 }],
      held: 18,
    });
    await one.decide('lost');
    await one.runOn('2026-11-30');
    expect(await one.stands()).toEqual(standing(1_200, 0, 0));
    const listed = (
      await service.get(one.userId, '/card_accounts/current/card_transactions')
    ).json();
    expect(
      listed.map(
        ({ kind, amount, customer_state, dispute_state, paid_from }: Record<string, unknown>) => [
          kind,
          amount,
          customer_state,
          dispute_state,
          paid_from,
        ],
      ),
    ).toEqual([
      ['dispute_reversal', 30, 'partially_repaid', null, null],
      ['repayment', -18, 'posted', null, 'balance'],
      ['purchase', 12, 'repaid', null, null],
      ['purchase', 30, 'repaid', 'lost', null],
    ]);
  });

  it('is no purchase that can be disputed, once it is taken back', async () => {
    const one = await someone();
    await one.repay(3_000);
    await one.dispute();
    await one.credit();
    await one.withdraw();
    const { reversal_id: id } = await one.row();
    const reply = await service.post(one.userId, one.path.replace(one.purchaseId, id), {});
    expect(reply.statusCode).toBe(409);
  });

  it('leaves a repayment that comes back later to be owed beside it', async () => {
    const one = await someone();
    const repayment = await one.repay(3_000);
    await one.dispute();
    await one.credit();
    await one.decide('lost');
    await one.runOn('2026-11-30');
    await repayment.giveBack();
    expect(await one.stands()).toEqual(standing(3_000, 0, 0));
  });
});

describe('a provisional credit', () => {
  it('is listed below zero beside what is left, and is no repayment for her limit', async () => {
    const one = await someone();
    await one.dispute({ amount: 12.5, reason: 'wrong_amount' });
    await one.credit();
    expect(await one.stands()).toEqual(standing(1_750, 0, 1_250));
    const listed = (
      await service.get(one.userId, '/card_accounts/current/card_transactions')
    ).json();
    expect(listed).toMatchObject([
      { kind: 'dispute_credit', amount: -12.5, customer_state: 'posted' },
      { kind: 'purchase', amount: 30, dispute_state: 'provisional' },
    ]);
    const [reading] = await service.database.transaction((transaction) =>
      readForLimits(transaction, [one.userId], '2026-11-20'),
    );
    expect(reading?.settledRepayments).toBe(0);
    await end(one);
  });

  it('is repaid in whole by a debit under way, canceled or settled', async () => {
    for (const ending of ['settle', 'cancel'] as const) {
      const one = await someone();
      const debit = await one.debit(2_500);
      await one.dispute();
      await one.credit();
      await debit[ending]();
      expect(await one.stands()).toEqual(standing(ending === 'settle' ? 0 : 2_500, 2_500, 3_000));
      await service.jobs.runSchedule('pay-from-deposits');
      expect(await one.stands()).toEqual(standing(0, ending === 'settle' ? 2_500 : 0, 3_000));
      await one.decide('lost');
      await one.runOn('2026-11-30');
      expect(await one.stands()).toEqual(standing(ending === 'settle' ? 500 : 3_000, 0, 0));
      service.clock.set('2026-11-20T20:00:00Z');
    }
  });

  it('is given and paid for by the decision, where there was none', async () => {
    for (const outcome of ['won', 'written_off']) {
      const one = await someone();
      await one.repay(1_000);
      await one.dispute();
      expect((await one.decide(outcome)).statusCode).toBe(200);
      expect(await one.stands()).toEqual(standing(0, 1_000, 0));
    }
    const lost = await someone();
    await lost.dispute();
    await lost.decide('lost');
    expect(await lost.stands()).toEqual(standing(3_000, 0, 0));
    expect(await lost.read()).toMatchObject({ state: 'lost', credit: null });
  });
});
