import type { ApplicantFacts } from '@reset/application-engine/applicant-facts.ts';

/** What the other services know of a person who applies, as they say it now. */
export type Applicant = Pick<
  ApplicantFacts,
  'isConfirmed' | 'hasBank' | 'isBankDigitalOnly' | 'hasPayroll' | 'hasEarnings' | 'hasCard'
> & {
  /** The linked checking account is somebody else's. */
  isBankOfAnother: boolean;
  /** All of her pay comes to her deposit account with us. */
  isDepositSwitched: boolean;
  /** Whether she has to link her payroll, as staff have set it; null where they have not. */
  requiresPayroll: boolean | null;
  /** null for an applicant without a partner. */
  partnerSlug: string | null;
};
