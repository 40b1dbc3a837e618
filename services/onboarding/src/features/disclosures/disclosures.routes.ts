import { Disclosures, DisclosuresQuery } from '@reset/api-contract/onboarding/disclosures.ts';
import type { Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { readDisclosures } from './disclosures.store.ts';

/** Visitors read them too, before they sign up; far above what anybody reads. */
const config = {
  access: 'visitor' as const,
  limits: [{ calls: 300, seconds: 60, per: 'ip' as const }],
};

/** GET /disclosures: the versions that are in effect. */
export function disclosuresRoutes(app: Service, { clock, database }: Context): void {
  app.get(
    '/api/v1/disclosures',
    { config, schema: { querystring: DisclosuresQuery, response: { 200: Disclosures } } },
    async ({ query }) =>
      readDisclosures(database, {
        types: query.disclosure_types?.split(',') ?? null,
        now: clock.now(),
      }),
  );
}
