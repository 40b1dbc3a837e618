/** A signed-in session as the store keeps it; what it says never changes but for lastSeenAt. */
export type Session = {
  readonly id: string;
  readonly userId: string;
  /** Differs from userId while a member of staff views the product as a member. */
  readonly realUserId: string;
  readonly roles: readonly string[];
  /** null when no second factor was given. */
  readonly secondFactorAt: Date | null;
  /** The browser in short: `Chrome on Linux`. */
  readonly device: string;
  readonly createdAt: Date;
  /** When it ends by itself, however it is used; null: after `absoluteMs` alone. */
  readonly endsAt: Date | null;
  lastSeenAt: Date;
};

/** How long a session counts without use, and at most. */
export type SessionLifetime = { idleMs: number; absoluteMs: number };

/** Whether a member of staff views the product as somebody else. */
export const isViewing = ({ userId, realUserId }: Session): boolean => userId !== realUserId;

/** Why a session no longer counts by itself: left alone for too long, or too old (ASVS 7.3.1-2). */
export type Expiry = 'idle' | 'too_old';

/** null while the session still counts. */
export function expiryOf(session: Session, lifetime: SessionLifetime, now: Date): Expiry | null {
  if (session.endsAt !== null && now >= session.endsAt) return 'too_old';
  if (now.getTime() - session.createdAt.getTime() >= lifetime.absoluteMs) return 'too_old';
  return now.getTime() - session.lastSeenAt.getTime() >= lifetime.idleMs ? 'idle' : null;
}

const SEEN_EVERY_MS = 60_000;

/** Whether `lastSeenAt` is to be written again: at most once a minute. */
export const isSeenStale = (session: Session, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() >= SEEN_EVERY_MS;
