import type { StaffRole } from '@reset/api-contract/admin/staff.ts';

/** Who changes the staff, in which request, when. */
export type By = {
  /** null is whoever operates the product, who needs no role. */
  userId: string | null;
  requestId: string;
  now: Date;
};

/** Why a change of staff is not made; nothing has happened then. */
export type StaffRefusal = 'not_owner' | 'not_staff' | 'last_owner';

/** The roles of everybody of staff, by user. */
export type Roles = ReadonlyMap<string, StaffRole>;

/** Whether nobody could manage the staff any more without this one. */
export function isLastOwner(roles: Roles, userId: string): boolean {
  const owners = [...roles].filter(([, role]) => role === 'owner');
  return owners.length === 1 && owners[0]?.[0] === userId;
}
