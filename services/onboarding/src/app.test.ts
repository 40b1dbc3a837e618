import { newId } from '@reset/service-kit';
import { asCaller, asMember, asVisitor } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  startOnboardingService,
  type OnboardingServiceUnderTest,
} from '#testing/onboarding-service.ts';

let service: OnboardingServiceUnderTest;
beforeAll(async () => {
  service = await startOnboardingService();
});
afterAll(() => service.stop());

const userId = newId();
const ROUTES: ['GET' | 'POST', path: string][] = [
  ['GET', '/card_application/status'],
  ['GET', '/tax_refund_advance_application/status'],
  ['POST', '/card_application/skip_payroll'],
];

describe('the routes of applicants', () => {
  it('are published for members, and one for visitors, which is limited', () => {
    const published = service.app.publishedRoutes.toSorted((one, other) =>
      one.path < other.path ? -1 : 1,
    );
    expect(published).toEqual([
      { method: 'POST', path: '/api/v1/card_application/skip_payroll', access: 'member' },
      { method: 'GET', path: '/api/v1/card_application/status', access: 'member' },
      {
        method: 'POST',
        path: '/api/v1/qualifier/waitlist',
        access: 'visitor',
        limits: [{ calls: 20, seconds: 60, per: 'ip' }],
      },
      { method: 'GET', path: '/api/v1/tax_refund_advance_application/status', access: 'member' },
    ]);
  });

  it.each(ROUTES)(
    '%s %s refuses whoever is not signed in [ONB-019, ONB-151]',
    async (method, path) => {
      const options = { audience: 'onboarding' };
      const refused: Record<string, string>[] = [
        {},
        { 'x-reset-identity': 'nonsense' },
        asVisitor(options),
        asMember(userId, { audience: 'member' }),
        asMember(userId, { ...options, signedBy: 'public' }),
        asMember(userId, { ...options, expiresInMs: -60_000 }),
        asCaller('operator', options),
      ];
      for (const headers of refused) {
        const reply = await service.inject(method, path, headers);
        expect(reply.statusCode).toBe(401);
        expect(reply.json()).toEqual({
          error: 'Unauthorized',
          code: 'unauthorized',
          request_id: expect.any(String),
        });
      }
      expect(await service.database('application')).toEqual([]);
    },
  );
});

describe('the routes of the other services', () => {
  it.each(['/internal/waitlist', `/internal/applications/${userId}/states`])(
    '%s is for the admin service alone',
    async (url) => {
      const options = { audience: 'onboarding' };
      const statusFor = async (headers: Record<string, string>) =>
        (await service.app.inject({ url, headers })).statusCode;
      expect(await statusFor(asCaller('admin', options))).toBe(200);
      expect(await statusFor(asCaller('member', options))).toBe(403);
      expect(await statusFor(asMember(userId, options))).toBe(401);
      expect(await statusFor({})).toBe(401);
    },
  );

  it('tell events to the admin and the member service', async () => {
    const statusFor = async (caller: string) =>
      (
        await service.app.inject({
          url: '/internal/events?after=0',
          headers: asCaller(caller, { audience: 'onboarding' }),
        })
      ).statusCode;
    expect(await statusFor('admin')).toBe(200);
    expect(await statusFor('member')).toBe(200);
    expect(await statusFor('public')).toBe(403);
  });
});

describe('/readyz', () => {
  it('asks the database', async () => {
    const reply = await service.app.inject({ method: 'GET', url: '/readyz' });
    expect(reply.json()).toEqual({ status: 'ready', checks: { database: 'ok' } });
  });
});
