import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import {
  claimsSession,
  expireSessionCookie,
  newSessionCookie,
  newVisitorCookie,
  readSessionCookie,
  setSessionCookie,
} from './session-cookie.ts';

const visitor = `v.${'A'.repeat(43)}`;

describe('readSessionCookie', () => {
  it('finds the value among other cookies', () => {
    expect(readSessionCookie(`_ga=1; __Host-reset_session=${visitor}; x=y`)).toBe(visitor);
    expect(readSessionCookie(`__Host-reset_session=${visitor}`)).toBe(visitor);
    expect(readSessionCookie(`a=b;__Host-reset_session=${visitor} ;`)).toBe(visitor);
  });

  it.each([
    undefined,
    '',
    ';;;',
    '__Host-reset_session',
    '__Host-reset_session=',
    '__Host-reset_session=v.short',
    `__Host-reset_session=x.${'A'.repeat(43)}`,
    `__Host-reset_session=v.${'A'.repeat(44)}`,
    `__Host-reset_session=v.${'A'.repeat(42)}%`,
    `__Host-reset_session="${visitor}"`,
    `reset_session=${visitor}`,
    `x__Host-reset_session=${visitor}`,
    `__host-reset_session=${visitor}`,
    `__Host-reset_session=s.' OR 1=1 --`,
    '=; =__Host-reset_session=; \u0000',
  ])('makes a visitor of %j', (header) => {
    expect(readSessionCookie(header)).toBeNull();
  });

  it('believes the first of two, so that a later one cannot replace a session', () => {
    const other = `v.${'B'.repeat(43)}`;
    expect(
      readSessionCookie(`__Host-reset_session=${visitor}; __Host-reset_session=${other}`),
    ).toBe(visitor);
  });
});

describe('new cookies', () => {
  it('hold 256 random bits and can be read back', () => {
    const session = newSessionCookie(randomBytes);
    expect(readSessionCookie(setSessionCookie(session).split(';')[0])).toBe(session);
    expect(claimsSession(session)).toBe(true);
    expect(claimsSession(newVisitorCookie(randomBytes))).toBe(false);
    expect(Buffer.from(session.slice(2), 'base64url')).toHaveLength(32);
    expect(newSessionCookie(randomBytes)).not.toBe(session);
  });

  it('are sent as a __Host- cookie has to be', () => {
    const attributes = ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'];
    const parts = (header: string) => header.split('; ').toSorted();
    expect(parts(setSessionCookie(visitor))).toEqual(
      [...attributes, `__Host-reset_session=${visitor}`].toSorted(),
    );
    expect(parts(expireSessionCookie())).toEqual(
      [...attributes, 'Max-Age=0', '__Host-reset_session='].toSorted(),
    );
  });
});
