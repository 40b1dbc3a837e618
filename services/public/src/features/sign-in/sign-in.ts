import type { User } from '#features/users/users.ts';

/** Where signing in leads: to the dashboard, or on with what is not complete yet. */
export function destinationOf({
  isStaff,
  hasCard,
  hasRejectedReturn,
  productName,
}: Pick<User, 'isStaff' | 'hasCard' | 'hasRejectedReturn' | 'productName'>): string {
  if (isStaff || hasCard) return '/dashboard';
  if (productName !== 'tax_refund_advance') return '/apply';
  // Document 1, section 2: a rejected return goes there.
  return hasRejectedReturn ? '/tax-return' : '/tax-filing';
}
