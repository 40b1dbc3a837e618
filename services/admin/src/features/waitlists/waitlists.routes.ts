import { PageQuery } from '@reset/api-contract/admin/page-query.ts';
import { Waitlists } from '@reset/api-contract/admin/waitlists.ts';
import type { Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { pageNumber } from '#features/lists/lists.ts';
import { readWaitlist } from './waitlists.store.ts';

/** GET /admin/waitlists: who waits until a way to be paid can be linked. */
export function waitlistsRoutes(app: Service, { database }: Context): void {
  app.get(
    '/api/v1/admin/waitlists',
    {
      config: { access: 'admin', staffRole: 'support' },
      schema: { querystring: PageQuery, response: { 200: Waitlists } },
    },
    ({ query }) => readWaitlist(database, pageNumber(query.page)),
  );
}
