import type { Context } from '../../context.ts';
import type { DestinationBody, UserBody } from './april-schemas.ts';

export type AprilUser = UserBody & {
  id: string;
  created_at: string;
  /** null until it is set: refunds then go where the return says, which nobody here sees. */
  deposit_destination: DestinationBody | null;
};
type AccessToken = { userId: string; expires_at: string };

export type AprilUsers = {
  find(id: string): AprilUser | null;
  byExternalId(externalId: string): AprilUser | null;
  /** The same user for the same `external_id`. */
  create(body: UserBody): AprilUser;
  setDestination(user: AprilUser, destination: DestinationBody): AprilUser;
  grant(user: AprilUser): { access_token: string; expires_at: string };
  /** The user of an access token; null for one that has expired, or was never given out. */
  byToken(token: string): AprilUser | null;
};

const LIFETIME_MS = 3_600_000;

export function openAprilUsers({ store, clock, random }: Context): AprilUsers {
  const users = store.of<AprilUser>('april_user');
  const tokens = store.of<AccessToken>('april_access_token');
  const put = (user: AprilUser) => {
    users.put(user.id, user, user.external_id);
    return user;
  };
  const byExternalId = (id: string) => users.listOf(id)[0] ?? null;
  return {
    find: (id) => users.get(id),
    byExternalId,
    create(body) {
      const before = byExternalId(body.external_id);
      if (before) return before;
      const created_at = clock.now().toISOString();
      return put({ ...body, id: random.id(), created_at, deposit_destination: null });
    },
    setDestination: (user, deposit_destination) => put({ ...user, deposit_destination }),
    grant({ id }) {
      const access_token = random.token();
      const expires_at = new Date(clock.now().getTime() + LIFETIME_MS).toISOString();
      tokens.put(access_token, { userId: id, expires_at });
      return { access_token, expires_at };
    },
    byToken(token) {
      const granted = tokens.get(token);
      const isExpired = !granted || Date.parse(granted.expires_at) <= clock.now().getTime();
      return isExpired ? null : users.get(granted.userId);
    },
  };
}
