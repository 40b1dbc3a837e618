import { describe, expect, it } from '@jest/globals';
import { fixedClock, testKeys } from '@reset/service-kit/testing';
import { createVerifier } from 'fast-jwt';
import { identitySigner, visitorId } from './identity-signer.ts';

const session = {
  id: 'session-1',
  userId: 'user',
  realUserId: 'staff',
  roles: ['member'],
  secondFactorAt: new Date('2026-11-20T17:00:00.900Z'),
  device: 'Chrome on Linux',
  createdAt: new Date(),
  endsAt: null,
  lastSeenAt: new Date(),
};
const verify = (token: string, audience: string): unknown =>
  createVerifier({
    key: testKeys('gateway').publicPem,
    algorithms: ['EdDSA'],
    allowedIss: 'gateway',
    allowedAud: audience,
  })(token);
const signer = (clock = fixedClock('2026-11-20T18:00:00Z')) =>
  identitySigner(testKeys('gateway').privatePem, clock);

describe('identitySigner', () => {
  it('says who calls, to one service, for a minute', () => {
    const token = signer()({ kind: 'user', session, deviceId: null }, 'member');
    const claims = verify(token, 'member') as { iat: number; exp: number };
    expect(claims).toMatchObject({
      sid: 'session-1',
      sub: 'user',
      real: 'staff',
      roles: ['member'],
      mfa: Date.parse('2026-11-20T17:00:00Z') / 1000,
      iss: 'gateway',
      aud: 'member',
    });
    expect(claims.exp - claims.iat).toBe(60);
    expect(() => verify(token, 'public')).toThrow();
  });

  it('gives a visitor no subject', () => {
    const claims = verify(
      signer()({ kind: 'visitor', id: 'v', deviceId: null }, 'public'),
      'public',
    );
    expect(claims).not.toHaveProperty('sub');
    expect(claims).toMatchObject({ sid: 'v', roles: [], mfa: null });
  });

  it('uses a token again for 45 seconds, and for its own session and service only', () => {
    const clock = fixedClock('2026-11-20T18:00:00Z');
    const sign = signer(clock);
    const first = sign({ kind: 'user', session, deviceId: null }, 'member');
    clock.set('2026-11-20T18:00:44.999Z');
    expect(sign({ kind: 'user', session, deviceId: null }, 'member')).toBe(first);
    const other = { ...session, id: 'session-2', userId: 'other' };
    expect(
      verify(sign({ kind: 'user', session: other, deviceId: null }, 'member'), 'member'),
    ).toMatchObject({
      sub: 'other',
    });
    expect(
      verify(sign({ kind: 'user', session, deviceId: null }, 'public'), 'public'),
    ).toMatchObject({
      sub: 'user',
    });
    clock.set('2026-11-20T18:00:45Z');
    const later = { kind: 'user' as const, session: { ...session, roles: [] }, deviceId: null };
    expect(sign(later, 'member')).not.toBe(first);
  });

  it('says by which browser, and never what it said of another one', () => {
    const sign = signer();
    const callers = [
      { kind: 'user' as const, session },
      { kind: 'visitor' as const, id: 'none' },
    ];
    for (const caller of callers) {
      for (const deviceId of ['one', 'two', null, 'one']) {
        const claims = verify(sign({ ...caller, deviceId }, 'public'), 'public');
        expect((claims as { dev?: string }).dev ?? null).toBe(deviceId);
      }
      const again = sign({ ...caller, deviceId: 'one' }, 'public');
      expect(sign({ ...caller, deviceId: 'one' }, 'public')).toBe(again);
    }
  });
});

describe('visitorId', () => {
  it('is the same for one cookie, another for another, and tells nothing of it', () => {
    const cookie = `v.${'A'.repeat(43)}`;
    expect(visitorId(cookie)).toBe(visitorId(cookie));
    expect(visitorId(cookie)).not.toBe(visitorId(`v.${'B'.repeat(43)}`));
    expect(visitorId(cookie)).not.toContain('AAAA');
    expect(visitorId(null)).toBe('none');
  });
});
