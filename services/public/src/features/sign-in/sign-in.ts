import type { ProductName } from '@reset/api-contract/public/sign-up.ts';

/** What signing in needs to know of an account. */
export type Account = {
  userId: string;
  passwordHash: string;
  isStaff: boolean;
  isSeeded: boolean;
  /** As the member service has told it. */
  hasCard: boolean;
  /** null for who never said. */
  productName: ProductName | null;
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

/** Where signing in leads: to the dashboard, or on with what is not complete yet. */
export function destinationOf({
  isStaff,
  hasCard,
  productName,
}: Pick<Account, 'isStaff' | 'hasCard' | 'productName'>): string {
  if (isStaff || hasCard) return '/dashboard';
  return productName === 'tax_refund_advance' ? '/tax-filing' : '/apply';
}

/**
 * Under which name failures are counted: the address's, or, in a browser that its
 * owner was signed in with, a name of its own, so that strangers lock no owner out.
 * NUL is in no address.
 */
export const countedAs = (email: string, knownDeviceId: string | null): string =>
  knownDeviceId === null ? email : `${email}\0${knownDeviceId}`;

export const MOST_ATTEMPTS = 10;
export const LOCK_MINUTES = 15;
