import { Waitlists, WaitlistsQuery } from '@reset/api-contract/admin/waitlists.ts';
import type { Waitlist } from '@reset/api-contract/onboarding/waitlist.ts';
import { InternalCallError, RefusedError, unavailable, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { pageNumber } from '#features/users/users.ts';

/** GET /admin/waitlists: read live from the onboarding service, which keeps it. */
export function waitlistsRoutes(app: Service, { services }: Context): void {
  app.get(
    '/api/v1/admin/waitlists',
    {
      config: { access: 'admin', staffRole: 'support' },
      schema: { querystring: WaitlistsQuery, response: { 200: Waitlists } },
    },
    async ({ query, id: requestId }) => {
      const path = `/internal/waitlist?page=${pageNumber(query.page)}`;
      const { entries, total_pages } = await services.onboarding
        .get<Waitlist>(path, { requestId })
        .catch(refuse);
      return {
        entries: entries.map((entry) => ({ ...entry, bank_account_jobs: [] })),
        total_pages,
      };
    },
  );
}

function refuse(error: unknown): never {
  if (!(error instanceof InternalCallError)) throw error;
  throw new RefusedError(unavailable('The waitlist cannot be read right now. Please try again.'));
}
