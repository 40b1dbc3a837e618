import { AdminReleases, BeginOverride, OverrideBegun } from '@reset/api-contract/admin/releases.ts';
import type { OverrideChange } from '@reset/api-contract/gateway/release-override.ts';
import { forbidden, newId, type Refusal, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { callerOf, END_OVERRIDE_ROUTE, holderOf, roleRequired } from '#features/session/session.ts';
import { endOf } from './release-overrides.ts';
import { releaseOverrideStore } from './release-overrides.store.ts';
import { offeredSlices } from './releases.client.ts';

/** By which the gateway changes what the calling browser opens; it never reaches the browser. */
const OVERRIDE_HEADER = 'x-reset-release-override';

/**
 * GET /admin/releases, for administrators: what is live, and in which other versions they may open it;
 * POST /admin/release_overrides: the caller's browser opens one slice in one of them, for an hour;
 * DELETE /admin/release_overrides/current ends that, whatever her role is by now, and without a token:
 * it is pressed on any page of the product.
 */
export function releaseOverridesRoutes(app: Service, { clock, database, services }: Context): void {
  const overrides = releaseOverrideStore(database);
  const config = { access: 'admin', staffRole: 'administrator' } as const;

  app.get(
    '/api/v1/admin/releases',
    { config, schema: { response: { 200: AdminReleases } } },
    async (request) => {
      const { userId: staffId, gatewaySessionId } = holderOf(request);
      const slices = await offeredSlices(services, request);
      const own = await overrides.find(staffId, clock.now());
      const override = own && {
        id: own.id,
        slice: own.slice,
        version: own.version,
        until: own.until.toISOString(),
        here: own.sessionId === gatewaySessionId,
      };
      return { slices, override };
    },
  );

  app.post(
    '/api/v1/admin/release_overrides',
    {
      config: { ...config, releaseOverride: 'sets', auditedAs: 'release_override.begin' },
      schema: { body: BeginOverride, response: { 201: OverrideBegun } },
    },
    async (request, reply) => {
      // In a session as somebody else she would see that person's product with it.
      if (callerOf(request).onBehalfOf !== null) return reply.refuse(forbidden);
      const { slice, version } = request.body;
      const { userId: staffId, gatewaySessionId: sessionId } = holderOf(request);
      const offered = (await offeredSlices(services, request)).find((one) => one.slice === slice);
      const found = offered?.versions.find((one) => one.version === version);
      if (!offered || !found) return reply.refuse(NOT_OFFERED);
      const now = clock.now();
      const { digest } = found;
      const override = { id: newId(), slice, version, digest, until: endOf(now) };
      const isBegun = await overrides.begin(
        { ...override, staffId, sessionId },
        { requestId: request.id, now },
      );
      if (!isBegun) return reply.refuse(roleRequired('administrator'));
      const until = override.until.toISOString();
      return reply
        .header(OVERRIDE_HEADER, encode({ ...override, until }))
        .code(201)
        .send({ until, path: offered.path });
    },
  );

  app.delete(
    END_OVERRIDE_ROUTE,
    { config: { access: 'admin', releaseOverride: 'sets' } },
    async (request, reply) => {
      const { staffId } = callerOf(request);
      await overrides.end(staffId, { requestId: request.id, now: clock.now() });
      return reply.header(OVERRIDE_HEADER, encode(null)).code(204).send();
    },
  );
}

const encode = (change: OverrideChange): string =>
  Buffer.from(JSON.stringify(change)).toString('base64url');

const NOT_OFFERED: Refusal = {
  status: 409,
  code: 'version_not_offered',
  error: 'This version is not offered any more. Please load the page again.',
};
