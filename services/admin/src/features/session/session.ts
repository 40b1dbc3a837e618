import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import type { Refusal } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';

/** It gives the token. */
export const SESSION_ROUTE = '/api/v1/admin/session';

/** Given by who views the product as somebody else: her session there is of no staff. */
export const STOP_VIEWING_ROUTE = '/api/v1/admin/users/stop_impersonating';

/** Given on any page of the product: it lets go of what only administrators see. */
export const END_OVERRIDE_ROUTE = '/api/v1/admin/release_overrides/current';

/** The calls below /admin that need no token. */
export const WITHOUT_TOKEN: readonly string[] = [
  SESSION_ROUTE,
  STOP_VIEWING_ROUTE,
  END_OVERRIDE_ROUTE,
];

/** Who holds a token out, and in which session at the gateway: it serves in no other. */
export type Holder = { userId: string; gatewaySessionId: string };

/** A token's hold on the back office. The token itself is not kept. */
export type AdminSession = Holder & { tokenHash: Buffer; provedAt: Date; expiresAt: Date };

/** What the holder of a token may do now. */
export type Standing = {
  role: StaffRole;
  /** null where nobody knows when she proved who she is. */
  provedAt: Date | null;
};

const LIFETIME_MS = 15 * 60_000;

/** @returns the end of a session that begins now */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);

/** What who calls a route below /admin may do; the guard before it has looked. */
export function standingOf({ standing }: { standing: Standing | null }): Standing {
  if (!standing) throw new Error('No guard stands before this route.');
  return standing;
}

const STEP_UP_MS = 5 * 60_000;

/** Whether she proved who she is so lately that she need not do it again for what needs it. */
export const isJustProved = ({ provedAt }: Standing, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < STEP_UP_MS;

/** Each role may what those before it may. */
const ROLES: readonly StaffRole[] = ['support', 'operations', 'approver', 'administrator'];

/** Whether who has this role may do what asks for at least the other. */
export const isAtLeast = (role: StaffRole, least: StaffRole): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(least);

/** What a role may not do, refused to it. @param least the first role that may */
export const roleRequired = (least: StaffRole): Refusal => ({
  status: 403,
  code: 'role_required',
  error: `Your role does not allow this: it takes ${WHO[least]}.`,
});

const WHO: Record<StaffRole, string> = {
  support: 'somebody of support',
  operations: 'somebody of operations',
  approver: 'an approver',
  administrator: 'an administrator',
};

/** Who of staff calls a route below /admin. */
export type Caller = {
  staffId: string;
  /** As whom she views the product meanwhile; null unless she does. */
  onBehalfOf: string | null;
};

type Request = Pick<FastifyRequest, 'identity'>;

function signedIn({ identity }: Request) {
  if (identity?.kind !== 'user') throw new Error('No guard stands before this route.');
  return identity;
}

/** Who calls, by whom she is herself: as whom she views the product decides nothing (C-100). */
export function callerOf(request: Request): Caller {
  const { userId, realUserId: staffId } = signedIn(request);
  return { staffId, onBehalfOf: userId === staffId ? null : userId };
}

/** Who holds a token out, or asks for one. */
export function holderOf(request: Request): Holder {
  const { realUserId: userId, sessionId: gatewaySessionId } = signedIn(request);
  return { userId, gatewaySessionId };
}
