/** What signing in needs to know of an account. */
export type Account = {
  userId: string;
  passwordHash: string;
  isStaff: boolean;
  isSeeded: boolean;
};

/**
 * Whether this account may be entered at all, its password being right. A seeded
 * one may not in production: everybody can read its password in the source.
 */
export const isOpen = (account: Account, isProduction: boolean): boolean =>
  !(account.isSeeded && isProduction);

export const MOST_ATTEMPTS = 10;
export const LOCK_MINUTES = 15;
