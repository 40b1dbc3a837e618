import type { SessionStart } from '@reset/api-contract/public/sign-in.ts';
import { newId } from '@reset/service-kit';
import { parse } from 'bowser';
import type { Session } from './session.ts';

const MAX_NAME_LENGTH = 120;
// No browser says more; what an attacker adds is not searched.
const MAX_READ_LENGTH = 512;
const UNKNOWN = 'Unknown browser';

/** The session that a service asked for, begun now in the browser of this User-Agent. */
export const newSession = (
  { user_id: userId, roles, second_factor_at: secondFactorAt }: SessionStart,
  userAgent: string | undefined,
  now: Date,
): Session => ({
  id: newId(),
  userId,
  realUserId: userId,
  roles,
  secondFactorAt: secondFactorAt === null ? null : new Date(secondFactorAt * 1000),
  device: deviceName(userAgent),
  createdAt: now,
  lastSeenAt: now,
});

/** A User-Agent as people say it: `Chrome on Linux`; `Unknown browser` when it says nothing known. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = parse(userAgent.slice(0, MAX_READ_LENGTH));
  if (!browser.name) return UNKNOWN;
  return (os.name ? `${browser.name} on ${os.name}` : browser.name).slice(0, MAX_NAME_LENGTH);
}
