import type { SessionStart } from '@reset/api-contract/public/sign-in.ts';
import { newId, type Clock } from '@reset/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { hash } from 'node:crypto';
import { isAlive, isSightingDue, type Session, type SessionLimits } from './session.ts';
import type { SessionCache } from './session-cache.ts';
import { claimsSession, newSessionCookie, type RandomBytes } from './session-cookie.ts';
import type { SessionStore } from './session-store.ts';

export type Sessions = ReturnType<typeof createSessions>;

/** Starts, finds and ends sessions by their cookie. Each call rejects when the store is down. */
export function createSessions(parts: {
  store: SessionStore;
  cache: SessionCache;
  clock: Clock;
  limits: SessionLimits;
  randomBytes: RandomBytes;
  log: FastifyBaseLogger;
}) {
  const { store, cache, clock, limits, randomBytes, log } = parts;
  const reads = new Map<string, Promise<Session | null>>();

  const ifAlive = (session: Session): Session | null => {
    const now = clock.now();
    if (!isAlive(session, limits, now)) return null;
    if (isSightingDue(session, now)) {
      session.lastSeenAt = now;
      // Nobody waits for it: a sighting lost costs at most a minute of idleness.
      store.markSeen(session.id, now).catch((err: unknown) => log.warn({ err }, 'sighting lost'));
    }
    return session;
  };

  const read = async (cookie: string): Promise<Session | null> => {
    const era = cache.era();
    const found = await store.find(tokenHash(cookie));
    const session = found && ifAlive(found);
    if (session) cache.put(cookie, session, era);
    return session;
  };

  const forget = (cookie: string) => {
    cache.evictCookie(cookie);
    reads.delete(cookie);
  };

  const sessions = {
    /** The session if it was read within five seconds; undefined says to ask `find`. */
    recall(cookie: string): Session | null | undefined {
      const session = cache.get(cookie);
      return session && ifAlive(session);
    },

    /** The session as the store has it now; null when it has ended or never was. */
    async find(cookie: string): Promise<Session | null> {
      return claimsSession(cookie) ? read(cookie) : null;
    },

    /** As `find`, for reads: many at once ask the store once. */
    async findForRead(cookie: string): Promise<Session | null> {
      const recalled = sessions.recall(cookie);
      if (recalled !== undefined) return recalled;
      if (!claimsSession(cookie)) return null;
      const underWay = reads.get(cookie);
      if (underWay) return underWay;
      const reading = read(cookie).finally(() => {
        if (reads.get(cookie) === reading) reads.delete(cookie);
      });
      reads.set(cookie, reading);
      return reading;
    },

    /**
     * Starts a session under a new cookie, which it returns, and ends the one of
     * the cookie that the browser sent.
     */
    async start(asked: SessionStart, replaced: string | null): Promise<string> {
      const now = clock.now();
      const cookie = newSessionCookie(randomBytes);
      const session: Session = {
        id: newId(),
        userId: asked.user_id,
        realUserId: asked.user_id,
        roles: asked.roles,
        secondFactorAt:
          asked.second_factor_at === null ? null : new Date(asked.second_factor_at * 1000),
        createdAt: now,
        lastSeenAt: now,
      };
      const old = replaced !== null && claimsSession(replaced) ? replaced : null;
      await store.start(session, tokenHash(cookie), old === null ? null : tokenHash(old));
      if (old !== null) forget(old);
      return cookie;
    },

    /** Ends a session here and, through the store's notice, in every gateway. */
    async end(cookie: string): Promise<void> {
      if (!claimsSession(cookie)) return;
      await store.end(tokenHash(cookie));
      forget(cookie);
    },

    /** Forgets sessions that no longer count. */
    async clear(): Promise<void> {
      const now = clock.now().getTime();
      await store.clear({
        seenBefore: new Date(now - limits.idleMs),
        createdBefore: new Date(now - limits.absoluteMs),
      });
    },
  };
  return sessions;
}

const tokenHash = (cookie: string): Buffer => hash('sha256', cookie, 'buffer');
