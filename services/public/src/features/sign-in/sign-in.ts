import type { SessionStart } from '@reset/api-contract/public/sign-in.ts';

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

/** The session that the gateway is to begin. No second factor is known yet. */
export const sessionStart = ({ userId, isStaff }: Account): SessionStart => ({
  user_id: userId,
  roles: isStaff ? ['member', 'admin'] : ['member'],
  second_factor_at: null,
});

export const MOST_ATTEMPTS = 10;
export const LOCK_MINUTES = 15;
