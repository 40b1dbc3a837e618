import type { CheckOverride } from '@reset/api-contract/gateway/release-override.ts';
import type { StaffRole } from '@reset/api-contract/admin/staff.ts';

/** That somebody of staff opens one slice in another version than others get. */
export type Override = {
  id: string;
  staffId: string;
  /** The session at the gateway in which she began it. */
  sessionId: string;
  slice: string;
  version: string;
  digest: string;
  until: Date;
};

/**
 * Why one ended: she ended it, began another, its hour is over, her role or her session is gone, or the
 * registry no longer vouches for the version.
 */
export type Ending = 'by_staff' | 'replaced' | 'expired' | 'role' | 'session' | 'withdrawn';

const LIFETIME_MS = 60 * 60_000;

/** @returns the end of an override that begins now */
export const endOf = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);

/**
 * Whether it stands for a page, and why not.
 * @param role hers by now; null for who is of staff no more
 * @returns null while it stands
 */
export function endingOf(
  { sessionId, until }: Pick<Override, 'sessionId' | 'until'>,
  role: StaffRole | null,
  { session_id: pageSession, is_offered: isOffered }: CheckOverride,
  now: Date,
): Ending | null {
  if (now >= until) return 'expired';
  if (role !== 'administrator') return 'role';
  if (pageSession !== sessionId) return 'session';
  return isOffered ? null : 'withdrawn';
}
