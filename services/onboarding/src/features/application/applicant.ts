import type { ApplicantFacts } from '@reset/application-engine/applicant-facts.ts';

/** What the other services know of a person who applies, as they say it now. */
export type Applicant = Pick<
  ApplicantFacts,
  'isConfirmed' | 'hasBank' | 'isBankDigitalOnly' | 'hasPayroll' | 'hasEarnings' | 'hasCard'
> & {
  /** null for an applicant without a partner. */
  partnerSlug: string | null;
};
