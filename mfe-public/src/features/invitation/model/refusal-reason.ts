import type { InvitationRefusal } from '@reset/api-contract/admin/staff-invitations.ts';

/** Why an invitation is not accepted, where somebody can do something about it. */
const REASONS: readonly InvitationRefusal[] = [
  'link_invalid',
  'other_address',
  'unconfirmed',
  'second_factor_required',
];

/** null for any other word: then the server's sentence has to do. */
export const refusalReason = (code: string): InvitationRefusal | null =>
  REASONS.find((reason) => reason === code) ?? null;
