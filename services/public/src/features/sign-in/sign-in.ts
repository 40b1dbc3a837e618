import type { User } from '#features/users/users.ts';

/** Where signing in leads: to the dashboard, or on with what is not complete yet. */
export function destinationOf({
  isStaff,
  hasCard,
  productName,
}: Pick<User, 'isStaff' | 'hasCard' | 'productName'>): string {
  if (isStaff || hasCard) return '/dashboard';
  return productName === 'tax_refund_advance' ? '/tax-filing' : '/apply';
}
