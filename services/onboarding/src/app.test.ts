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
  it('are all that is published, each for members', () => {
    const published = service.app.publishedRoutes.map(({ method, path }) => `${method} ${path}`);
    expect(published.toSorted()).toEqual(
      ROUTES.map(([method, path]) => `${method} /api/v1${path}`).toSorted(),
    );
    expect(service.app.publishedRoutes.every(({ access }) => access === 'member')).toBe(true);
  });

  it.each(ROUTES)('%s %s refuses whoever is not signed in', async (method, path) => {
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
  });
});

describe('/readyz', () => {
  it('asks the database', async () => {
    const reply = await service.app.inject({ method: 'GET', url: '/readyz' });
    expect(reply.json()).toEqual({ status: 'ready', checks: { database: 'ok' } });
  });
});
