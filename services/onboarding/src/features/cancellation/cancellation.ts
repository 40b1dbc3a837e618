import type { ApplicantFacts } from '@reset/application-engine/applicant-facts.ts';
import type { ApplicationFile } from '#features/application/application.ts';

/** The queue of applications that people have cancelled. */
export const CANCEL_QUEUE = 'cancel-application';
export type CancelJob = { cancellation_id: string };

/** That somebody has cancelled her card application. */
export type Cancellation = {
  id: string;
  userId: string;
  /** null until it is decided. */
  outcome: CancellationOutcome | null;
};

export type CancellationOutcome = 'cancelled' | 'nothing_to_cancel' | 'card_on_its_way';

/**
 * What a request comes to (decision 39): what she has begun ends, unless her card is there or being
 * made, which staff alone can stop.
 * @param applicant as others said last; null while nothing is known of her
 */
export function outcomeOf(
  { begun, cancelled, recorded }: Pick<ApplicationFile, 'begun' | 'cancelled' | 'recorded'>,
  applicant: Pick<ApplicantFacts, 'hasCard'> | null,
): CancellationOutcome {
  const { earned_wage_access: ofCard } = recorded;
  if (ofCard.has('repayment_setup') || applicant?.hasCard) return 'card_on_its_way';
  return begun.has('earned_wage_access') && !cancelled.earned_wage_access
    ? 'cancelled'
    : 'nothing_to_cancel';
}
