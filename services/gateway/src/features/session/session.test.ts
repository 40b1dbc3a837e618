import { describe, expect, it } from '@jest/globals';
import { expiryOf, isSeenStale, isViewing, type Session } from './session.ts';

const lifetime = { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000 };
const now = new Date('2026-11-20T18:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const session = (given: Partial<Session>): Session => ({
  id: 'a',
  userId: 'b',
  realUserId: 'b',
  roles: ['member'],
  secondFactorAt: null,
  device: 'Chrome on Linux',
  createdAt: now,
  endsAt: null,
  lastSeenAt: now,
  ...given,
});

describe('expiryOf', () => {
  it('ends a session that nobody used for 30 minutes', () => {
    expect(expiryOf(session({ lastSeenAt: ago(30 * 60_000 - 1) }), lifetime, now)).toBeNull();
    expect(expiryOf(session({ lastSeenAt: ago(30 * 60_000) }), lifetime, now)).toBe('idle');
  });

  it('ends a session after 12 hours, however busy', () => {
    expect(expiryOf(session({ createdAt: ago(12 * 3_600_000 - 1) }), lifetime, now)).toBeNull();
    expect(expiryOf(session({ createdAt: ago(12 * 3_600_000) }), lifetime, now)).toBe('too_old');
  });
});

describe('expiryOf a view', () => {
  it('ends it at its time, however it is used', () => {
    const endsAt = now;
    const before = new Date(now.getTime() - 1);
    expect(expiryOf(session({ endsAt }), lifetime, before)).toBeNull();
    expect(expiryOf(session({ endsAt }), lifetime, now)).toBe('too_old');
  });
});

describe('isViewing', () => {
  it('is so while the person who signed in is another than the one who is shown', () => {
    expect(isViewing(session({}))).toBe(false);
    expect(isViewing(session({ realUserId: 'staff' }))).toBe(true);
  });
});

describe('isSeenStale', () => {
  it('is so once a minute', () => {
    expect(isSeenStale(session({ lastSeenAt: ago(59_999) }), now)).toBe(false);
    expect(isSeenStale(session({ lastSeenAt: ago(60_000) }), now)).toBe(true);
  });
});
