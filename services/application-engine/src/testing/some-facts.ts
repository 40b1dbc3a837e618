import type { Cancellation, TaskName } from '@reset/api-contract/onboarding/application-status.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import type { ApplicantFacts } from '../applicant-facts.ts';

type Changes = Partial<Omit<ApplicantFacts, 'recorded'>> & {
  card?: readonly TaskName[];
  tax?: readonly TaskName[];
};

/**
 * Somebody who has confirmed her address and linked nothing, but for what is named: `card` and
 * `tax` are what is recorded of her applications.
 */
export const someFacts = ({ card = [], tax = [], ...changes }: Changes = {}): ApplicantFacts => ({
  isConfirmed: true,
  hasBank: false,
  isBankDigitalOnly: false,
  hasPayroll: false,
  hasEarnings: true,
  hasCard: false,
  payrollPolicy: 'optional',
  recorded: { earned_wage_access: new Set(card), tax_refund_advance: new Set(tax) },
  isInfoSubmitted: false,
  cancelled: {},
  questionnaireOutcome: null,
  isPlatformListed: true,
  rejectedFor: null,
  homeState: null,
  today: '2026-11-21',
  ...changes,
});

export const PRODUCTS: readonly ProductName[] = ['earned_wage_access', 'tax_refund_advance'];

export const TASKS: readonly TaskName[] = [
  'signup',
  'bank_linking',
  'payroll_linking',
  'terms_acceptance',
  'personal_info_submission',
  'identity_verification',
  'repayment_setup',
  'tax_filing_submission',
];

/** That somebody has cancelled, after which what she had told of herself was erased. */
export const CANCELLED: Cancellation = {
  cancelled_at: '2026-11-21T20:00:00.000Z',
  personal_info: 'erased',
};
