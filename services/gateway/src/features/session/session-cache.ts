import type { Clock } from '@reset/service-kit';
import type { Session } from './session.ts';

const LIFETIME_MS = 5_000;

export type SessionCache = ReturnType<typeof sessionCache>;

/**
 * Sessions of the last five seconds by cookie, for reads. It answers only while
 * this gateway is notified of sessions that end: without that, a session that ended
 * elsewhere would live on here.
 */
export function sessionCache(clock: Clock, maxEntries = 50_000) {
  const entries = new Map<string, { session: Session; until: number }>();
  const cookies = new Map<string, string>();
  let isListening = false;
  let era = 0;

  const forget = (cookie: string, sessionId: string) => {
    entries.delete(cookie);
    cookies.delete(sessionId);
  };
  const forgetAll = () => {
    era += 1;
    entries.clear();
    cookies.clear();
  };

  return {
    get(cookie: string): Session | undefined {
      const entry = entries.get(cookie);
      if (!entry) return undefined;
      if (clock.now().getTime() < entry.until) return entry.session;
      forget(cookie, entry.session.id);
      return undefined;
    },

    /** To be asked before the store is read, and handed to `put` afterwards. */
    era: () => era,

    /** Keeps a session unless any ended since `readIn`: the reading may be older than that end. */
    put(cookie: string, session: Session, readIn: number): void {
      if (!isListening || readIn !== era) return;
      entries.set(cookie, { session, until: clock.now().getTime() + LIFETIME_MS });
      cookies.set(session.id, cookie);
      if (entries.size <= maxEntries) return;
      for (const [oldest, entry] of entries) return forget(oldest, entry.session.id);
    },

    /** For an end that a notification announced: all that is known is the session's id. */
    evict(sessionId: string): void {
      era += 1;
      const cookie = cookies.get(sessionId);
      if (cookie !== undefined) forget(cookie, sessionId);
    },

    /** For an end that happened here. */
    evictCookie(cookie: string): void {
      era += 1;
      const entry = entries.get(cookie);
      if (entry) forget(cookie, entry.session.id);
    },

    /** For an end of all sessions of somebody, some of which may have ended elsewhere just now. */
    evictPerson(realUserId: string): void {
      era += 1;
      for (const [cookie, { session }] of entries) {
        if (session.realUserId === realUserId) forget(cookie, session.id);
      }
    },

    /** @param listening whether notifications of ended sessions arrive from now on */
    setListening(listening: boolean): void {
      isListening = listening;
      forgetAll();
    },
  };
}
