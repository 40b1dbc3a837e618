import type { Refusal } from '@reset/service-kit';

/** The one call below /admin that needs no token: it gives one. */
export const SESSION_ROUTE = '/api/v1/admin/session';

/** Who holds a token out, and in which session at the gateway: it serves in no other. */
export type Holder = { userId: string; gatewaySessionId: string };

/** A token's hold on the back office. The token itself is not kept. */
export type AdminSession = Holder & { tokenHash: Buffer; expiresAt: Date };

const LIFETIME_MS = 15 * 60_000;

/** @returns the end of a session that begins now */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);

/** What only owners may do, refused to agents. */
export const ownerRequired: Refusal = {
  status: 403,
  code: 'owner_required',
  error: 'Only owners manage the staff.',
};
