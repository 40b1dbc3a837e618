import { expect, it } from '@jest/globals';
import { makePayday } from '#testing/factories.ts';
import { makeNextRepayment } from '#testing/repayment-factories.ts';
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

it('says what a tax refund repays, which no pay does', () => {
  const nextRepayment = makeNextRepayment({ ...early, ofRefund: 900 });
  const text = repaymentStep(makePayday({ nextRepayment }), 'direct_deposit_flow').text;
  expect(text).toMatch(
    /\$900\.00 more is of your refund advance and is not repaid from your pay\.$/,
  );
});
