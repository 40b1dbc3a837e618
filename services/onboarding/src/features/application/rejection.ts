import type { Applicant } from './applicant.ts';
import type { ApplicationFile } from './application.ts';

/** Why an application is not rejected. */
export type RejectionRefusal = 'already_rejected' | 'has_card' | 'card_being_issued';

/** @returns null where staff may reject it, so far as the issuer has not begun to make her card */
export function whyNotRejectable(
  { rejectedFor }: Pick<ApplicationFile, 'rejectedFor'>,
  { hasCard }: Pick<Applicant, 'hasCard'>,
): RejectionRefusal | null {
  if (hasCard) return 'has_card';
  return rejectedFor === null ? null : 'already_rejected';
}
