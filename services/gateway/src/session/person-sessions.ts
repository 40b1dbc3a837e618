import type { Clock } from '@reset/service-kit';
import { isAlive, type Session, type SessionLimits } from './session.ts';
import type { SessionStore } from './session-store.ts';

/** Sessions that have ended, for this gateway to forget at once: others hear of it. */
export type Ended = { cookie: string } | { id: string } | { realUserId: string };

/** All sessions of one person, wherever she is signed in. */
export function personSessions(parts: {
  store: Pick<SessionStore, 'list' | 'end'>;
  clock: Clock;
  limits: SessionLimits;
  forget: (ended: Ended) => void;
}) {
  const { store, clock, limits, forget } = parts;
  return {
    /** Those that still count, the one that was used last first. */
    async list(realUserId: string): Promise<Session[]> {
      const now = clock.now();
      const all = await store.list(realUserId);
      return all.filter((session) => isAlive(session, limits, now));
    },

    /** Ends the session with this id if it is that person's; false when there is none. */
    async endOf(realUserId: string, id: string): Promise<boolean> {
      const ended = await store.end({ id, real_user_id: realUserId });
      forget({ id });
      return ended.length > 0;
    },

    /** Ends all of them. */
    async endAllOf(realUserId: string): Promise<void> {
      await store.end({ real_user_id: realUserId });
      forget({ realUserId });
    },
  };
}
