import type { AdminUser } from '@reset/api-contract/admin/users.ts';

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
};

export const PAGE_SIZE = 25;
/** No list is longer; what is asked for beyond it is empty, as the page itself is. */
const LAST_PAGE = 1_000_000;

/** The page that is asked for: 1 when nothing is, or no number that a page can have. */
export function pageNumber(given: string | undefined): number {
  const isNumber = given !== undefined && /^\d+$/.test(given);
  return isNumber ? Math.min(Math.max(Number(given), 1), LAST_PAGE) : 1;
}

/** How many pages there are of so many people; 0 when there is nobody. */
export const totalPages = (people: number): number => Math.ceil(people / PAGE_SIZE);

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
  user_config: { partner_slug: user.partnerSlug },
});
