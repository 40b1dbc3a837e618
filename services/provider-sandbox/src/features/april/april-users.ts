import { randomBytes } from 'node:crypto';
import type { Clock } from '@reset/service-kit';
import type { RecordStore } from '#records/records.ts';
import type { UserBody } from './april-schemas.ts';

export type AprilUser = UserBody & { id: string; created_at: string };
type AccessToken = { userId: string; expires_at: string };

export type AprilUsers = {
  find(id: string): AprilUser | null;
  /** The same user for the same `external_id`. */
  create(asked: UserBody): AprilUser;
  grant(user: AprilUser): { access_token: string; expires_at: string };
  /** Whose token it is; null for one that is over, or was never given out. */
  byToken(token: string): AprilUser | null;
};

const LIFETIME_MS = 3_600_000;

export function openAprilUsers(records: RecordStore, clock: Clock): AprilUsers {
  const users = records.of<AprilUser>('april_user');
  const tokens = records.of<AccessToken>('april_access_token');
  return {
    find: (id) => users.get(id),
    create(asked) {
      const before = users.listOf(asked.external_id)[0];
      if (before) return before;
      const user = { ...asked, id: crypto.randomUUID(), created_at: clock.now().toISOString() };
      users.put(user.id, user, user.external_id);
      return user;
    },
    grant({ id }) {
      const access_token = randomBytes(24).toString('base64url');
      const expires_at = new Date(clock.now().getTime() + LIFETIME_MS).toISOString();
      tokens.put(access_token, { userId: id, expires_at });
      return { access_token, expires_at };
    },
    byToken(token) {
      const granted = tokens.get(token);
      const isOver = !granted || Date.parse(granted.expires_at) <= clock.now().getTime();
      return isOver ? null : users.get(granted.userId);
    },
  };
}
