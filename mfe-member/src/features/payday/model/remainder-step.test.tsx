import { describe, expect, it } from '@jest/globals';
import { makePayday, makePayout } from '#testing/factories.ts';
import { makeNextRepayment } from '#testing/repayment-factories.ts';
import { remainderStep } from './remainder-step.ts';

const received = {
  paycheckReceived: true,
  repaymentStatus: 'repaid',
  remainderAmount: 836.73,
} as const;
const forwardedBy = { bankName: 'Juniper Bank', bankMask: null, day: '2026-11-27', amount: 818.23 };
const HELD = '$18.50 waits with us for a purchase that is still pending.';

describe('remainderStep, of pay that came to us', () => {
  const stepOf = (changes: Parameters<typeof makePayday>[0]) =>
    remainderStep(makePayday({ ...received, ...changes }), 'direct_deposit_flow');

  it('is done once what could be sent is there, though a part waits', () => {
    const payout = makePayout({ amount: 18.5, held: 18.5 });
    expect(stepOf({ forwardedBy, payout })).toEqual({
      title: 'Remainder deposited',
      amount: 818.23,
      text: `We sent it to Juniper Bank. It arrived on Fri, Nov 27. ${HELD}`,
      status: { kind: 'complete', text: 'Done' },
      isMoving: false,
    });
  });

  it('says what of it arrived, and what becomes of what came after that', () => {
    const payout = makePayout({ amount: 18.5, status: 'scheduled' });
    const step = stepOf({ forwardedBy, payout });
    expect(step.amount).toBe(836.73);
    expect(step.text).toMatch(
      /^\$818\.23 of it was sent to Juniper Bank and arrived on Fri, Nov 27\. \$18\.50 is yours\. /,
    );
  });

  it('says that it waits, where nothing of it can be sent', () => {
    const payout = makePayout({ amount: 836.73, held: 836.73 });
    expect(stepOf({ payout })).toMatchObject({
      title: 'Remainder set aside',
      amount: 836.73,
      status: { kind: 'complete', text: 'Waits for a purchase' },
    });
  });

  it.each([
    [18.5, HELD],
    [0, '$18.50 more is yours and is sent after it.'],
  ])('says why less is on its way than is left: %d pending', (pending, words) => {
    const payout = makePayout({ status: 'on_its_way', amount: 818.23 });
    const step = stepOf({ payout, nextRepayment: makeNextRepayment({ pending }) });
    expect(step).toMatchObject({ title: 'Remainder on its way', amount: 818.23 });
    expect(step.text.endsWith(words)).toBe(true);
  });
});

describe('remainderStep, before pay arrives', () => {
  it.each([
    ['direct_deposit_flow', true, /^We send the rest to your bank account/],
    ['direct_deposit_flow', false, /^The rest stays with us until you connect a bank/],
    ['ach_debit_flow', false, /^The rest of your paycheck stays in your bank account/],
  ] as const)('promises by %s no more than a linked bank allows: %s', (method, hasBank, words) => {
    expect(remainderStep(makePayday(), method, hasBank).text).toMatch(words);
  });
});

describe('remainderStep, of what cannot be sent', () => {
  const stepOf = (amount: number) => {
    const payout = makePayout({ amount, status: 'needs_bank' });
    return remainderStep(makePayday({ ...received, payout }), 'direct_deposit_flow');
  };

  it('is set aside, and is not called deposited', () => {
    expect(stepOf(836.73)).toMatchObject({
      title: 'Remainder set aside',
      amount: 836.73,
      status: { kind: 'complete', text: 'Needs a bank account' },
      isMoving: true,
    });
  });

  it('has the amount of this paycheck, and says what was with us before', () => {
    const step = stepOf(1_036.73);
    expect(step.amount).toBe(836.73);
    expect(step.text).toMatch(
      / With \$200\.00 that was with us before, \$1,036\.73 in all is yours\.$/,
    );
  });

  it('says what of it was used to repay what was bought since', () => {
    const step = stepOf(796.73);
    expect(step.amount).toBe(796.73);
    expect(step.text).toMatch(/ \$40\.00 of it was used to repay what you owed since\.$/);
  });
});

describe('remainderStep, of pay at her own bank', () => {
  it('is there, while what is repaid is still to be debited', () => {
    const repaymentDebits = [{ day: '2026-12-10', amount: 86.9 }];
    const payday = makePayday({ ...received, repaymentStatus: 'expected', repaymentDebits });
    expect(remainderStep(payday, 'ach_debit_flow')).toEqual({
      title: 'Net paycheck deposited',
      amount: 836.73,
      text: 'The rest of your paycheck is in your bank account.',
      status: { kind: 'complete', text: 'Done' },
      isMoving: false,
    });
  });
});
