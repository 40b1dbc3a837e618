import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { create } from 'zustand';

/** All roles; each may do what the ones before it may. */
export const STAFF_ROLES: readonly StaffRole[] = [
  'support',
  'operations',
  'approver',
  'administrator',
];

/**
 * What who is here may do, as the service said when she proved who she is; it looks at each call itself.
 */
export const roleStore = create<{ role: StaffRole }>(() => ({ role: 'administrator' }));

/** Whether who is here may do what asks for at least this role. */
export function useIsAtLeast(least: StaffRole): boolean {
  const { role } = roleStore();
  return STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(least);
}

/**
 * Whether who is here is shown every amount: support is shown none that is newer than a person's last
 * statement, and what is withheld is absent from replies.
 */
export const useAreAllAmountsShown = (): boolean => useIsAtLeast('operations');
