import type { StaffRole } from '@reset/api-contract/admin/staff.ts';

/** Who changes the staff, in which request, when. */
export type By = {
  /** null is whoever operates the product, who needs no role. */
  userId: string | null;
  /** As whom she views the product meanwhile. */
  onBehalfOf?: string | null;
  requestId: string;
  now: Date;
};

/** Why a change of staff is not made; nothing has happened then. */
export type StaffRefusal = 'not_administrator' | 'not_staff' | 'last_administrator';

/** The roles of everybody of staff, by user. */
export type Roles = ReadonlyMap<string, StaffRole>;

/** Whether nobody could manage the staff any more without this one. */
export function isLastAdministrator(roles: Roles, userId: string): boolean {
  const administrators = [...roles].filter(([, role]) => role === 'administrator');
  return administrators.length === 1 && administrators[0]?.[0] === userId;
}
