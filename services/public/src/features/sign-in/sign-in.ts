/** What signing in needs to know of an account. */
export type Account = {
  userId: string;
  passwordHash: string;
  isStaff: boolean;
  isSeeded: boolean;
  /** null while it is open. */
  deactivatedAt: Date | null;
};

/**
 * Whether this account may be entered at all, its password being right. A seeded
 * one may not in production: everybody can read its password in the source.
 */
export const isOpen = (
  { isSeeded, deactivatedAt }: Pick<Account, 'isSeeded' | 'deactivatedAt'>,
  isProduction: boolean,
): boolean => deactivatedAt === null && !(isSeeded && isProduction);

export const MOST_ATTEMPTS = 10;
export const LOCK_MINUTES = 15;
