import type { AdminUser } from '@reset/api-contract/admin/users.ts';
import type { UserState } from '@reset/api-contract/onboarding/user-states.ts';

/** Whom a list has. No event says yet who is eligible or inactive. */
export type UserGroup = 'all' | 'cardholders' | 'active_cardholders' | 'applicants';

/** A person as the lists know her. */
export type ListedUser = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  partnerSlug: string | null;
  isStaff: boolean;
  registeredAt: Date;
  /** null for somebody who has never signed in. */
  lastSignInAt: Date | null;
  /** The latest purchase that was not declined; null without one. */
  latestTransactionAt: Date | null;
  /** The furthest step that she came to; null before the first. */
  state: UserState | null;
};

/** What staff look for; null when that is nothing. */
export const searchOf = (given = ''): string | null => given.trim() || null;

/** Whether this is a whole id. */
export const isUserId = (search: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(search);

/** Whether this may be the last four characters of one. */
export const isShortId = (search: string): boolean => /^[0-9a-f]{4}$/i.test(search);

/** What nobody tells the lists is left out. */
export const toWire = (user: ListedUser): AdminUser => ({
  id: user.id,
  short_id: user.id.slice(-4),
  name: `${user.firstName} ${user.lastName}`,
  email: user.email,
  admin: user.isStaff,
  created_at: user.registeredAt.toISOString(),
  last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
  latest_transaction_date: user.latestTransactionAt?.toISOString() ?? null,
  in_progress_onboarding_state: user.state,
  user_config: { partner_slug: user.partnerSlug },
});
