import { newId, placeholderConfig } from '@reset/service-kit';
import { asCaller, asMember, asStrangers } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { startedService } from '#testing/onboarding-service.ts';
import { buildApp } from './app.ts';
import { OnboardingConfig } from './config.ts';
import { openContext } from './context.ts';

const service = await startedService();

const userId = newId();
/** Read off the service, so that a route that is added tomorrow is tried as well. */
const built = buildApp(openContext(placeholderConfig(OnboardingConfig)));
await built.ready();
const forMembers = built.publishedRoutes.filter(({ access }) => access === 'member');

describe('the published routes', () => {
  it('are for members, for visitors and then limited by network, or for a provider', () => {
    const others = built.publishedRoutes.filter(
      ({ access }) => access !== 'member' && access !== 'provider',
    );
    expect(forMembers.length).toBeGreaterThan(2);
    expect(others.length).toBeGreaterThan(0);
    expect(
      built.publishedRoutes.flatMap(({ access, path }) => (access === 'provider' ? [path] : [])),
    ).toEqual(['/api/v1/webhooks/socure']);
    for (const route of others) {
      expect(route).toMatchObject({ access: 'visitor', limits: [{ seconds: 60, per: 'ip' }] });
    }
  });

  it.each(forMembers)(
    '$method $path refuses whoever is not signed in [ONB-019, ONB-151]',
    async ({ method, path: url }) => {
      for (const headers of asStrangers({ audience: 'onboarding' })) {
        const reply = await service.app.inject({ method: method as 'GET', url, headers });
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
  it.each([
    `/internal/applications/${userId}/states`,
    `/internal/applications/${userId}/staff_view`,
    `/internal/applications/${userId}/same_birth_date?of=${userId}`,
    `/internal/personal_infos/${userId}/contact`,
    `/internal/personal_infos/told_phone?phone_number=2025550142`,
    `/internal/applications/${userId}/timeline`,
  ])('%s is for the admin service alone', async (url) => {
    const options = { audience: 'onboarding' };
    const statusFor = async (headers: Record<string, string>) =>
      (await service.app.inject({ url, headers })).statusCode;
    expect(await statusFor(asCaller('admin', options))).toBe(200);
    expect(await statusFor(asCaller('member', options))).toBe(403);
    expect(await statusFor(asMember(userId, options))).toBe(401);
    expect(await statusFor({})).toBe(401);
  });

  it('publish events to the admin and the member service', async () => {
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
