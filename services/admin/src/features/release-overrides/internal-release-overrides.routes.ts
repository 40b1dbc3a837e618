import { Id } from '@reset/api-contract/fields.ts';
import { CheckOverride, CheckOverrideReply } from '@reset/api-contract/gateway/release-override.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { releaseOverrideStore } from './release-overrides.store.ts';

/** POST /internal/release_overrides/:id/check, by the gateway with each page of who has one. */
export function internalReleaseOverridesRoutes(app: Service, { clock, database }: Context): void {
  const overrides = releaseOverrideStore(database);
  app.post(
    '/internal/release_overrides/:id/check',
    {
      config: { callers: ['gateway'] },
      schema: {
        params: Type.Object({ id: Id }),
        body: CheckOverride,
        response: { 200: CheckOverrideReply },
      },
    },
    async (request) => {
      const moment = { requestId: request.id, now: clock.now() };
      return { stands: await overrides.check(request.params.id, request.body, moment) };
    },
  );
}
