import type { SessionStart } from '@reset/api-contract/public/sign-in.ts';
import { newId } from '@reset/service-kit';
import { deviceName } from '#device/device-name.ts';
import type { Session } from './session.ts';

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
