import { expect, it } from '@jest/globals';
import { makePayday } from '#testing/factories.ts';
import { makeNextRepayment } from '#testing/repayment-factories.ts';
import { remainderStep } from './remainder-step.ts';
import { repaymentStep } from './repayment-step.ts';

const early = makeNextRepayment({ amount: 40, day: '2026-11-27' });

it('says a debit that comes before the one of this payday, each with its day', () => {
  const repaymentDebits = [{ day: '2026-12-10', amount: 86.9 }];
  const step = repaymentStep(
    makePayday({ repaymentAmount: 86.9, nextRepayment: early, repaymentDebits }),
    'ach_debit_flow',
  );
  expect(step.text).toMatch(/on Thu, Dec 10\. \$40\.00 is debited before that, on Fri, Nov 27\.$/);
  expect(step.status.text).toBe('To come');
});

it('calls nothing repaid that is still to be debited of a paycheck that is here', () => {
  const repaymentDebits = [{ day: '2026-12-10', amount: 80 }];
  const nextRepayment = makeNextRepayment({ amount: 80, day: '2026-12-10' });
  const payday = makePayday({ paycheckReceived: true, repaymentDebits, nextRepayment });
  expect(repaymentStep(payday, 'ach_debit_flow')).toEqual({
    title: 'Repayment planned',
    amount: 80,
    text: 'What you spent with your card is debited from your bank account. Your bank is debited on Thu, Dec 10.',
    status: { kind: 'complete', text: 'To come' },
    isMoving: true,
  });
});

it('says what is owed where her bank allows no debits', () => {
  const nextRepayment = makeNextRepayment({ status: 'stopped', day: null, amount: 20 });
  const payday = makePayday({ paycheckReceived: true, repaymentAmount: 0, nextRepayment });
  expect(repaymentStep(payday, 'ach_debit_flow')).toEqual({
    title: 'Repayment stopped',
    amount: 20,
    text: 'Your bank allows no debits of your account. Connect another one to repay from.',
    status: { kind: 'complete', text: 'Stopped' },
    isMoving: true,
  });
  // Before the payday as on it.
  expect(repaymentStep({ ...payday, paycheckReceived: false }, 'ach_debit_flow')).toMatchObject({
    title: 'Repayment stopped',
    amount: 20,
    status: { kind: 'incomplete', text: 'Stopped' },
  });
});

it('calls nothing repaid where nothing was debited and more is debited later', () => {
  const nextRepayment = makeNextRepayment({ amount: 50, day: '2027-01-22' });
  const received = { paycheckReceived: true, repaymentStatus: 'repaid' } as const;
  const payday = makePayday({ ...received, repaymentAmount: 0, nextRepayment });
  expect(repaymentStep(payday, 'ach_debit_flow')).toEqual({
    title: 'Nothing repaid yet',
    amount: 0,
    text: 'Nothing was debited for this payday. Your next debit is $50.00 on Fri, Jan 22.',
    status: { kind: 'complete', text: null },
    isMoving: true,
  });
});

it('calls a debit under way that she asked for after this payday no repayment for it', () => {
  const day = '2026-12-15';
  const nextRepayment = makeNextRepayment({ status: 'processing', day, amount: 20 });
  const received = {
    paycheckReceived: true,
    paycheckTo: 'bank',
    repaymentStatus: 'repaid',
  } as const;
  const step = (paycheckOn: string) => {
    const payday = makePayday({ ...received, paycheckOn, repaymentAmount: 0, nextRepayment });
    return repaymentStep(payday, 'ach_debit_flow');
  };
  const underWay = 'The debit of $20.00 on Tue, Dec 15 is under way and repays what you spent.';
  expect(step('2026-12-11')).toMatchObject({
    title: 'Nothing repaid yet',
    text: `Nothing was debited for this payday. ${underWay}`,
  });
  expect(step(day)).toMatchObject({ title: 'Repayment under way', text: underWay });
});

it('has the amount of its debit where the pay is not known yet', () => {
  const repaymentDebits = [{ day: '2026-12-01', amount: 33.11 }];
  const payday = makePayday({ paycheckAmount: 0, repaymentAmount: 0, repaymentDebits });
  expect(repaymentStep(payday, 'ach_debit_flow').amount).toBe(33.11);
});

it('says each of several debits of this payday, and what was debited before them', () => {
  const repaymentDebits = [
    { day: '2026-12-07', amount: 40 },
    { day: '2026-12-09', amount: 62.7 },
  ];
  const nextRepayment = makeNextRepayment({ amount: 40, day: '2026-12-07' });
  const words = (payday: Parameters<typeof makePayday>[0]) =>
    repaymentStep(makePayday({ repaymentAmount: 102.7, ...payday }), 'ach_debit_flow').text;
  const second = '$62.70 is debited on Wed, Dec 9.';
  expect(words({ nextRepayment, repaymentDebits })).toBe(
    `What you spent with your card is debited from your bank account. $40.00 is debited on Mon, Dec 7. ${second}`,
  );
  const later = { nextRepayment: null, repaymentDebits: repaymentDebits.slice(1) };
  expect(words(later)).toBe(
    `What you spent with your card is debited from your bank account. $40.00 was debited. ${second}`,
  );
});

it('says that no debit is planned for this payday where the next one is of another', () => {
  expect(repaymentStep(makePayday({ nextRepayment: early }), 'ach_debit_flow').text).toBe(
    'No debit is planned for this payday. Your next debit is $40.00 on Fri, Nov 27.',
  );
});

it('says that pay which came to us has repaid, and what is debited of the rest', () => {
  const received = { paycheckReceived: true, repaymentStatus: 'repaid' } as const;
  const payday = makePayday({
    ...received,
    paycheckTo: 'deposit_account',
    nextRepayment: makeNextRepayment({ status: 'nothing_owed', day: null, amount: 0 }),
  });
  const repaid = 'What you spent with your card was repaid from your paycheck.';
  expect(repaymentStep(payday, 'ach_debit_flow').text).toBe(repaid);
  const nextRepayment = makeNextRepayment({ amount: 12, day: '2026-12-10' });
  expect(repaymentStep({ ...payday, nextRepayment }, 'ach_debit_flow').text).toBe(
    `${repaid} Your next debit is $12.00 on Thu, Dec 10.`,
  );
});

it('says that a debit under way repays what pay that came meanwhile found nothing left of', () => {
  const day = '2026-11-27';
  const payday = makePayday({
    paycheckReceived: true,
    paycheckTo: 'deposit_account',
    paycheckAmount: 1,
    repaymentAmount: 0,
    remainderAmount: 1,
    repaymentStatus: 'under_way',
    repaymentDebits: [{ day, amount: 80 }],
    nextRepayment: makeNextRepayment({ status: 'processing', day, amount: 80 }),
  });
  const underWay = 'The debit of $80.00 on Fri, Nov 27 is under way and repays what you spent.';
  for (const method of ['ach_debit_flow', 'direct_deposit_flow'] as const) {
    expect(repaymentStep(payday, method)).toEqual({
      title: 'Repayment under way',
      amount: 80,
      text: underWay,
      status: { kind: 'complete', text: 'Being debited' },
      isMoving: true,
    });
    const part = { ...payday, repaymentAmount: 0.4, remainderAmount: 0.6 };
    expect(repaymentStep(part, method)).toMatchObject({
      amount: 80.4,
      text: `$0.40 was repaid from your paycheck. ${underWay}`,
    });
    // One of another day, or by a service that is older than this page.
    const other = { ...payday, repaymentStatus: 'repaid', repaymentDebits: [] } as const;
    expect(repaymentStep(other, method)).toMatchObject({
      title: 'Repayment under way',
      text: underWay,
    });
  }
});

it('says which debit had repaid what pay that came after it found nothing left of', () => {
  const payday = makePayday({
    paycheckReceived: true,
    paycheckTo: 'deposit_account',
    repaymentAmount: 0,
    repaymentStatus: 'repaid',
    repaidBy: { bankName: 'Juniper Bank', bankMask: null, day: '2026-11-27', amount: 80 },
    nextRepayment: makeNextRepayment({ status: 'nothing_owed', day: null, amount: 0 }),
  });
  expect(repaymentStep(payday, 'ach_debit_flow')).toEqual({
    title: 'Advances repaid',
    amount: 80,
    text: 'What you spent with your card was debited from Juniper Bank on Fri, Nov 27.',
    status: { kind: 'complete', text: 'Done' },
    isMoving: false,
  });
});

it('says what is pending, and what of a dispute credit is owed again', () => {
  const takeBacks = [{ day: '2026-12-04', amount: 20 }];
  const nextRepayment = makeNextRepayment({ ...early, pending: 18.25, takeBacks });
  const text = repaymentStep(makePayday({ nextRepayment }), 'direct_deposit_flow').text;
  expect(text).toMatch(
    /\$18\.25 more is pending, and is added once it posts\. \$20\.00 of a dispute credit is taken back on Fri, Dec 4, and is owed and repaid from that day on\.$/,
  );
  const rest = remainderStep(makePayday({ nextRepayment }), 'direct_deposit_flow').text;
  expect(rest).toMatch(/What is taken back of a dispute credit by then comes off\.$/);
});

it('says what a tax refund repays, which no pay does', () => {
  const nextRepayment = makeNextRepayment({ ...early, ofRefund: 900 });
  const text = repaymentStep(makePayday({ nextRepayment }), 'direct_deposit_flow').text;
  expect(text).toMatch(
    /\$900\.00 more is of your refund advance and is not repaid from your pay\.$/,
  );
});
