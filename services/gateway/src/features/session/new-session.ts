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
  {
    user_id: userId,
    real_user_id: realUserId = userId,
    roles,
    second_factor_at: secondFactorAt,
    ends_at: endsAt,
  }: SessionStart,
  userAgent: string | undefined,
  now: Date,
): Session => ({
  id: newId(),
  userId,
  realUserId,
  roles,
  secondFactorAt: toDate(secondFactorAt),
  device: deviceName(userAgent),
  createdAt: now,
  endsAt: toDate(endsAt ?? null),
  lastSeenAt: now,
});

const toDate = (seconds: number | null): Date | null =>
  seconds === null ? null : new Date(seconds * 1000);

/** A User-Agent as people say it: `Chrome on Linux`; `Unknown browser` when it says nothing known. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = parse(userAgent.slice(0, MAX_READ_LENGTH));
  if (!browser.name) return UNKNOWN;
  return (os.name ? `${browser.name} on ${os.name}` : browser.name).slice(0, MAX_NAME_LENGTH);
}
