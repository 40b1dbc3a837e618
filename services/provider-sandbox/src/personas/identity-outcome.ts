/** The outcome of an identity check; `resubmit` rejects the first pictures and accepts the second. */
export type IdentityOutcome = 'accept' | 'refer' | 'reject' | 'resubmit';

const BY_LAST_NAME: Readonly<Record<string, IdentityOutcome>> = {
  // The seeded person of that name.
  flagged: 'refer',
  refer: 'refer',
  reject: 'reject',
  resubmit: 'resubmit',
};

/** Decided by the last name: Refer (or Flagged), Reject, Resubmit; everybody else is accepted. */
export const identityOutcome = (lastName: string | undefined): IdentityOutcome =>
  BY_LAST_NAME[lastName?.trim().toLowerCase() ?? ''] ?? 'accept';
