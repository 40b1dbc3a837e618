import { describe, expect, it } from '@jest/globals';
import { fixedClock } from '@reset/service-kit/testing';
import type { Session } from './session.ts';
import { sessionCache } from './session-cache.ts';

const session = (id: string): Session => ({
  id,
  userId: 'u',
  realUserId: 'u',
  roles: [],
  secondFactorAt: null,
  device: 'Chrome on Linux',
  createdAt: new Date(0),
  endsAt: null,
  lastSeenAt: new Date(0),
});

function listeningCache(mostEntries?: number) {
  const clock = fixedClock('2026-11-20T18:00:00.000Z');
  const cache = sessionCache(clock, mostEntries);
  cache.setListening(true);
  return { clock, cache };
}

describe('sessionCache', () => {
  it('keeps a session for five seconds', () => {
    const { clock, cache } = listeningCache();
    cache.put('cookie', session('1'), cache.era());
    clock.set('2026-11-20T18:00:04.999Z');
    expect(cache.get('cookie')?.id).toBe('1');
    clock.set('2026-11-20T18:00:05.000Z');
    expect(cache.get('cookie')).toBeUndefined();
  });

  it('forgets a session that ended, by its id or by its cookie', () => {
    const { cache } = listeningCache();
    cache.put('one', session('1'), cache.era());
    cache.put('two', session('2'), cache.era());
    cache.evict('1');
    cache.evictCookie('two');
    expect(cache.get('one')).toBeUndefined();
    expect(cache.get('two')).toBeUndefined();
  });

  it('forgets all sessions of a person, and nobody else’s', () => {
    const { cache } = listeningCache();
    const put = (id: string, realUserId: string) =>
      cache.put(id, { ...session(id), realUserId }, cache.era());
    put('1', 'emma');
    put('2', 'noah');
    put('3', 'emma');
    cache.evictPerson('emma');
    expect(['1', '2', '3'].map((cookie) => cache.get(cookie)?.id)).toEqual([
      undefined,
      '2',
      undefined,
    ]);
  });

  it('does not keep what was read before a session ended: it may be that session', () => {
    const { cache } = listeningCache();
    const era = cache.era();
    cache.evict('1');
    cache.put('cookie', session('1'), era);
    expect(cache.get('cookie')).toBeUndefined();
  });

  it('keeps nothing while it does not hear of sessions that end', () => {
    const { cache } = listeningCache();
    cache.put('cookie', session('1'), cache.era());
    cache.setListening(false);
    expect(cache.get('cookie')).toBeUndefined();
    cache.put('cookie', session('1'), cache.era());
    expect(cache.get('cookie')).toBeUndefined();
  });

  it('drops the oldest when it is full', () => {
    const { cache } = listeningCache(2);
    for (const id of ['1', '2', '3']) cache.put(id, session(id), cache.era());
    expect(cache.get('1')).toBeUndefined();
    expect(cache.get('2')?.id).toBe('2');
    expect(cache.get('3')?.id).toBe('3');
  });
});
