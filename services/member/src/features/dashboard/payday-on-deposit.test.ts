import { describe, expect, it } from '@jest/globals';
import {
  debit,
  deposit,
  FRIDAY,
  nowhere,
  repayment,
  situation,
  stub,
  transfer,
} from '#testing/pay-situations.ts';
import type { PaySituation } from './pay-situation.ts';
import { paydayOf } from './payday.ts';

/** What is hers with us, and goes to her bank. */
const toBeSent = (amountCents: number) =>
  ({
    status: 'scheduled',
    amountCents,
    bankName: 'Juniper Bank',
    bankMask: '4021',
    arrivesOn: null,
    begunAt: null,
  }) as const;

describe('pay that came in on her deposit account', () => {
  it('is shown with what it repaid, two days early as on the day', () => {
    for (const arrivedOn of ['2026-11-18', '2026-11-20']) {
      const received = [deposit(arrivedOn, 95_000, 8_000)];
      expect(paydayOf(situation({ received, outstandingCents: 0 }), arrivedOn)).toEqual({
        ...FRIDAY,
        paycheck_amount: 950,
        repayment_amount: 80,
        remainder_amount: 870,
        paycheck_received: true,
        paycheck_on: arrivedOn,
        paycheck_parts: [{ day: arrivedOn, amount: 950 }],
        paycheck_to: 'deposit_account',
        paycheck_celebrated: false,
        ...nowhere,
        repayment_status: 'repaid',
        repayment_debits: [],
        next_repayment: null,
        payout: null,
      });
    }
  });

  it('names the payout that was sent of it, and none of before', () => {
    const received = [deposit('2026-11-20', 95_000, 8_000)];
    const shown = (...arrivedPayouts: PaySituation['arrivedPayouts']) =>
      paydayOf(situation({ received, arrivedPayouts }), '2026-11-22').forwarded_by;
    expect(shown(transfer('2026-11-20', '2026-11-21'))).toEqual({
      bank_name: 'Juniper Bank',
      bank_mask: '4021',
      day: '2026-11-21',
      amount: 870,
    });
    expect(shown(transfer('2026-11-19', '2026-11-20'))).toBeNull();
  });

  it('is one paycheck where it comes in parts', () => {
    const received = [
      deposit('2026-11-06', 90_000, 0),
      deposit('2026-11-19', 60_000, 8_000),
      deposit('2026-11-20', 35_000, 0),
    ];
    expect(paydayOf(situation({ received }), '2026-11-20')).toMatchObject({
      paycheck_amount: 950,
      repayment_amount: 80,
      paycheck_parts: [
        { day: '2026-11-19', amount: 600 },
        { day: '2026-11-20', amount: 350 },
      ],
    });
  });

  it('is one with what comes on the same payday after the rest of it was sent on', () => {
    const received = [deposit('2026-11-20', 95_000, 8_000), deposit('2026-11-21', 50_000, 3_300)];
    const arrivedPayouts = [transfer('2026-11-20', '2026-11-21')];
    const payout = toBeSent(46_700);
    expect(paydayOf(situation({ received, arrivedPayouts, payout }), '2026-11-21')).toMatchObject({
      paycheck_amount: 1_450,
      repayment_amount: 113,
      remainder_amount: 1_337,
      forwarded_by: { amount: 870 },
      payout: { status: 'scheduled', amount: 467 },
    });
  });

  it('has nothing to do with what is with us of an earlier paycheck, once all of it was sent', () => {
    const received = [deposit('2026-11-20', 95_000, 8_000)];
    const payout = toBeSent(1_200);
    const shown = (sentCents: number) => {
      const arrivedPayouts = [transfer('2026-11-20', '2026-11-21', sentCents)];
      return paydayOf(situation({ received, arrivedPayouts, payout }), '2026-11-21');
    };
    for (const sentCents of [87_000, 90_000]) {
      const all = { remainder_amount: 870, forwarded_by: { amount: 870 }, payout: null };
      expect(shown(sentCents)).toMatchObject(all);
    }
    expect(shown(85_800)).toMatchObject({ forwarded_by: { amount: 858 }, payout: { amount: 12 } });
  });

  it('says what of the rest stays with us for purchases that are pending', () => {
    const received = [deposit('2026-11-20', 92_088, 8_415)];
    const rest = toBeSent(83_673);
    const nextRepayment = repayment('nothing_owed', null, 0, { pendingCents: 1_850 });
    const held = (payout: PaySituation['payout']) =>
      paydayOf(situation({ received, nextRepayment, payout }), '2026-11-20').payout?.held;
    expect(held(rest)).toBe(18.5);
    expect(held({ ...rest, amountCents: 1_000 })).toBe(10);
    expect(held({ ...rest, status: 'on_its_way' })).toBe(0);
  });

  it('was not sent back where a payout of before it was, and was where its own was', () => {
    const received = [deposit('2026-11-20', 95_000, 0)];
    const shown = (begunAt: string) => {
      const sentBack = { status: 'returned', begunAt: new Date(begunAt) } as const;
      const payout = { ...toBeSent(182_000), ...sentBack };
      return paydayOf(situation({ received, payout }), '2026-11-20').payout?.status;
    };
    expect(shown('2026-11-09T12:00:00Z')).toBe('needs_bank');
    expect(shown('2026-11-20T12:00:00Z')).toBe('returned');
  });

  it('that is late is the pay of the payday before', () => {
    const received = [deposit('2026-11-23', 95_000, 0)];
    const paystubs = [stub('2026-11-06', 100_000), stub('2026-11-20', 95_000)];
    expect(paydayOf(situation({ received, paystubs }), '2026-11-23')).toMatchObject({
      current_payday: '2026-11-20',
      paycheck_received: true,
    });
  });

  it('near no payday is of its own day', () => {
    const received = [deposit('2026-11-12', 95_000, 0)];
    expect(paydayOf(situation({ received }), '2026-11-12')).toMatchObject({
      current_payday: '2026-11-12',
      paycheck_received: true,
    });
  });

  it('stays until two days after the rest of it arrived, that a holiday put off', () => {
    const received = [deposit('2026-11-20', 95_000, 8_000)];
    const isCurrent = (changes: Partial<PaySituation>, today: string) =>
      paydayOf(situation({ received, ...changes }), today).paycheck_received;
    const payout = toBeSent(87_000);
    const onItsWay = { ...payout, status: 'on_its_way' } as const;
    const returned = { ...payout, status: 'returned' } as const;
    expect(isCurrent({ payout }, '2026-11-23')).toBe(true);
    expect(isCurrent({ payout: onItsWay }, '2026-11-25')).toBe(true);
    expect(isCurrent({ payout: onItsWay }, '2026-12-01')).toBe(false);
    const arrivedPayouts = [transfer('2026-11-24', '2026-11-25')];
    expect(isCurrent({ arrivedPayouts }, '2026-11-27')).toBe(true);
    expect(isCurrent({ arrivedPayouts }, '2026-11-28')).toBe(false);
    const early = [transfer('2026-11-23', '2026-11-25')];
    expect(isCurrent({ arrivedPayouts: early }, '2026-11-24')).toBe(true);
    // All that is with us then is of something else.
    expect(isCurrent({ arrivedPayouts, payout }, '2026-11-28')).toBe(false);
    // What waits for her, or for a purchase, says so whatever payday is the current one.
    expect(isCurrent({ payout: returned }, '2026-11-23')).toBe(false);
    const nextRepayment = repayment('nothing_owed', null, 0, { pendingCents: 87_000 });
    expect(isCurrent({ payout, nextRepayment }, '2026-11-23')).toBe(false);
  });

  it('gives way to the next payday on the third day after', () => {
    const received = [deposit('2026-11-20', 95_000, 8_000)];
    const paystubs = [stub('2026-11-06', 100_000), stub('2026-11-20', 95_000)];
    const on = (today: string) => paydayOf(situation({ received, paystubs }), today);
    expect(on('2026-11-22').paycheck_received).toBe(true);
    expect(on('2026-11-23')).toMatchObject({
      current_payday: '2026-12-04',
      paycheck_received: false,
    });
  });
});

describe('pay that came to us though she repays by debit', () => {
  const underWay = repayment('processing', '2026-11-20', 8_000);
  const dollar = (changes: Partial<PaySituation>) =>
    situation({
      repaymentMethod: 'ach_debit_flow',
      received: [deposit('2026-11-20', 100, 0)],
      paystubs: [stub('2026-11-06', 100_000), stub('2026-11-20', 100)],
      ...changes,
    });

  it('had something to repay while a debit that is under way repays all of it', () => {
    const said = {
      paycheck_to: 'deposit_account',
      repayment_amount: 0,
      remainder_amount: 1,
      repaid_by: null,
      repayment_status: 'under_way',
      repayment_debits: [{ day: '2026-11-20', amount: 80 }],
    };
    expect(paydayOf(dollar({ nextRepayment: underWay }), '2026-11-20')).toMatchObject(said);
    // Asked for, or put off, before the payday.
    const before = { ...underWay, day: '2026-11-19' };
    expect(paydayOf(dollar({ nextRepayment: before }), '2026-11-20')).toMatchObject({
      ...said,
      repayment_debits: [{ day: '2026-11-19', amount: 80 }],
    });
    // What is debited of what she bought since.
    const after = { ...underWay, day: '2026-11-23' };
    expect(paydayOf(dollar({ nextRepayment: after }), '2026-11-22')).toMatchObject({
      repayment_status: 'repaid',
      repayment_debits: [],
    });
  });

  it('stays until two days after the debit that was under way ended', () => {
    const isCurrent = (changes: Partial<PaySituation>, today: string) =>
      paydayOf(dollar(changes), today).paycheck_to === 'deposit_account';
    expect(isCurrent({ nextRepayment: underWay }, '2026-11-25')).toBe(true);
    const madeDebits = [debit('2026-11-25', 8_000, { day: '2026-11-20' })];
    expect(isCurrent({ madeDebits }, '2026-11-27')).toBe(true);
    expect(isCurrent({ madeDebits }, '2026-11-28')).toBe(false);
  });

  it('names the debit that had repaid all of it before, and none that was before or since', () => {
    const repaidBy = (day: string, repaidCents = 0) =>
      paydayOf(
        dollar({
          received: [deposit('2026-11-20', 100, repaidCents)],
          madeDebits: [debit('2026-11-21', 8_000, { day })],
        }),
        '2026-11-21',
      ).repaid_by;
    expect(repaidBy('2026-11-20')).toMatchObject({ day: '2026-11-20', amount: 80 });
    expect(repaidBy('2026-11-20', 100)).toBeNull();
    expect(repaidBy('2026-11-19')).toBeNull();
    expect(repaidBy('2026-11-21')).toBeNull();
  });

  it('has repaid by itself, beside the debits of that day and of the rest', () => {
    const nextRepayment = repayment('scheduled', '2026-12-04', 1_200);
    const received = [deposit('2026-11-20', 95_000, 8_000)];
    const paystubs = [stub('2026-11-06', 100_000), stub('2026-11-20', 95_000)];
    const madeDebits = [debit('2026-11-20', 2_500, { day: '2026-11-20' })];
    const repaymentMethod = 'ach_debit_flow';
    const changes = { repaymentMethod, received, paystubs, madeDebits } as const;
    expect(paydayOf(situation({ ...changes, nextRepayment }), '2026-11-20')).toMatchObject({
      paycheck_to: 'deposit_account',
      repayment_amount: 80,
      remainder_amount: 870,
      repaid_by: null,
      repayment_debits: [],
    });
  });
});
