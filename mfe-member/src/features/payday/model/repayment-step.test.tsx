import { expect, it } from '@jest/globals';
import { makePayday } from '#testing/factories.ts';
import { makeNextRepayment } from '#testing/repayment-factories.ts';
import { repaymentStep } from './repayment-step.ts';

const early = makeNextRepayment({ amount: 40, day: '2026-11-27' });

it('says a debit that comes before the one of this payday, each with its day', () => {
  const repaymentDebit = { day: '2026-12-10', amount: 86.9 };
  const step = repaymentStep(
    makePayday({ nextRepayment: early, repaymentDebit }),
    'ach_debit_flow',
  );
  expect(step.text).toMatch(/on Thu, Dec 10\. \$40\.00 is debited before that, on Fri, Nov 27\.$/);
  expect(step.status.text).toBe('To come');
});

it('says that no debit is planned for this payday where the next one is of another', () => {
  expect(repaymentStep(makePayday({ nextRepayment: early }), 'ach_debit_flow').text).toBe(
    'No debit is planned for this payday. Your next debit is $40.00 on Fri, Nov 27.',
  );
});
