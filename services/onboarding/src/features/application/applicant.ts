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

/** What keeps her application for the card from going on at this moment. */
export type InTheWay = {
  /** A link of hers has to be repaired first. */
  isLinkBroken: boolean;
  /** The version of the event by which she cancelled last, decided by now or not; null for none. */
  cancellationVersion: number | null;
};
