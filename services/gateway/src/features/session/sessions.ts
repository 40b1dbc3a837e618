import type { SessionStart } from '@reset/api-contract/public/sign-in.ts';
import { RefusedError, type Clock, type RandomBytes, type Refusal } from '@reset/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { hash } from 'node:crypto';
import { claimsSession, newSessionCookie } from '#http/session-cookie.ts';
import { newSession } from './new-session.ts';
import {
  expiryOf,
  isSeenStale,
  type Expiry,
  type Session,
  type SessionLifetime,
} from './session.ts';
import type { SessionCache } from './session-cache.ts';
import type { SessionStore } from './session.store.ts';

export type Sessions = ReturnType<typeof createSessions>;

type SessionParts = {
  store: SessionStore;
  cache: SessionCache;
  clock: Clock;
  lifetime: SessionLifetime;
  randomBytes: RandomBytes;
  log: FastifyBaseLogger;
};

/** Whether a call counts against the idle limit: one that a page made by itself does not. */
type Reading = { isUse: boolean };

/** Starts, finds and ends sessions by their cookie. Each call rejects when the store is down. */
export function createSessions(parts: SessionParts) {
  const { store, cache, clock, lifetime, randomBytes } = parts;
  const reads = new Map<string, Promise<Session | null>>();

  const ifAlive = (session: Session): Session | null =>
    expiryOf(session, lifetime, clock.now()) === null ? session : null;

  const noteUse = usesWritten(parts);

  const read = async (cookie: string): Promise<Session | null> => {
    const era = cache.era();
    const found = await store.find(tokenHash(cookie));
    const session = found && ifAlive(found);
    if (session) cache.put(cookie, session, era);
    return session;
  };

  const readOnce = (cookie: string): Promise<Session | null> => {
    const underWay = reads.get(cookie);
    if (underWay) return underWay;
    const reading = read(cookie).finally(() => {
      if (reads.get(cookie) === reading) reads.delete(cookie);
    });
    reads.set(cookie, reading);
    return reading;
  };

  const forget = (ended: Ended) => {
    if ('cookie' in ended) cache.evictCookie(ended.cookie);
    else if ('id' in ended) cache.evict(ended.id);
    else cache.evictPerson(ended.realUserId);
    // Readings that are under way may be older than the end, and nobody new may join them.
    reads.clear();
  };

  const sessions = {
    ...personSessions({ store, clock, lifetime, forget }),

    /** Whether it has ended by itself, as far as is known here. */
    isOver: (session: Session): boolean => ifAlive(session) === null,

    /** The session if it was read within five seconds; undefined says to ask `find`. */
    recall(cookie: string, reading: Reading): Session | null | undefined {
      const session = cache.get(cookie);
      return session && noteUse(ifAlive(session), reading);
    },

    /** The session as the store has it now; null when it has ended or never was. */
    async find(cookie: string, reading: Reading): Promise<Session | null> {
      return claimsSession(cookie) ? noteUse(await read(cookie), reading) : null;
    },

    /** As `find`, for reads: many at once ask the store once. */
    async findForRead(cookie: string, reading: Reading): Promise<Session | null> {
      const recalled = sessions.recall(cookie, reading);
      if (recalled !== undefined) return recalled;
      if (!claimsSession(cookie)) return null;
      return noteUse(await readOnce(cookie), reading);
    },

    /** Why the session of a cookie no longer counts; `ended` when it was ended, or cleared since. */
    async whyEnded(cookie: string): Promise<Expiry | 'ended'> {
      const found = await store.find(tokenHash(cookie));
      return (found && expiryOf(found, lifetime, clock.now())) ?? 'ended';
    },

    /**
     * Starts a session under a new cookie, which it returns, and ends the one of
     * the cookie that the browser sent; every other one of that person as well, if
     * that is asked.
     * @throws RefusedError when all that was begun as this person was voided meanwhile
     */
    async start(
      asked: SessionStart,
      { cookie: replaced, userAgent }: { cookie: string | null; userAgent: string | undefined },
    ): Promise<string> {
      const cookie = newSessionCookie(randomBytes);
      const session = newSession(asked, userAgent, clock.now());
      const old = replaced !== null && claimsSession(replaced) ? replaced : null;
      const endsOthers = asked.ends_others === true;
      const replacedHash = old === null ? null : tokenHash(old);
      const version = asked.session_version ?? null;
      const how = { version, replacedHash, endsOthers };
      if (!(await store.start(session, tokenHash(cookie), how))) throw new RefusedError(voided);
      if (old !== null) forget({ cookie: old });
      if (endsOthers) forget({ realUserId: session.realUserId });
      return cookie;
    },

    /** Ends a session here and, through the store's notice, in every gateway. */
    async end(cookie: string): Promise<void> {
      if (!claimsSession(cookie)) return;
      await store.end({ token_hash: tokenHash(cookie) });
      forget({ cookie });
    },

    /** Forgets sessions that no longer count. */
    async clear(): Promise<void> {
      const now = clock.now().getTime();
      await store.clear({
        seenBefore: new Date(now - lifetime.idleMs),
        createdBefore: new Date(now - lifetime.absoluteMs),
        endsBefore: new Date(now),
        raisedBefore: new Date(now - FLOOR_KEPT_MS),
      });
    },
  };
  return sessions;
}

/** Writes down when a session is used, at most once a minute; answers the session it was given. */
function usesWritten({ store, clock, log }: Pick<SessionParts, 'store' | 'clock' | 'log'>) {
  return (session: Session | null, { isUse }: Reading): Session | null => {
    const now = clock.now();
    if (session && isUse && isSeenStale(session, now)) {
      session.lastSeenAt = now;
      // Nobody waits for it: a write that is lost costs at most a minute of idleness.
      store
        .markSeen(session.id, now)
        .catch((err: unknown) => log.warn({ err }, 'session.last_seen_write_failed'));
    }
    return session;
  };
}

/** Sessions that have ended, for this gateway to forget at once: the others are notified. */
type Ended = { cookie: string } | { id: string } | { realUserId: string };

/** All sessions of one person, wherever she is signed in. */
function personSessions(parts: {
  store: Pick<SessionStore, 'list' | 'end'>;
  clock: Clock;
  lifetime: SessionLifetime;
  forget: (ended: Ended) => void;
}) {
  const { store, clock, lifetime, forget } = parts;
  return {
    /** Those that still count, the one that was used last first. */
    async list(realUserId: string): Promise<Session[]> {
      const now = clock.now();
      const all = await store.list(realUserId);
      return all.filter((session) => expiryOf(session, lifetime, now) === null);
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

// Far longer than an answer can be under way.
const FLOOR_KEPT_MS = 24 * 3_600_000;

const voided: Refusal = {
  status: 422,
  error: 'Your password or your security settings changed a moment ago. Please log in again.',
  code: 'session_void',
};

const tokenHash = (cookie: string): Buffer => hash('sha256', cookie, 'buffer');
