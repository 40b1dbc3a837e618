import { OwnersTimeline, TimelineQuery } from '@reset/api-contract/admin/user-timeline.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { readTimeline, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { MEMBER_TIMELINE } from './timeline.store.ts';

/** GET /internal/members/:user_id/timeline: what happened to her links, her limit and her money, for staff. */
export function timelineRoutes(app: Service, { database }: Context): void {
  app.get(
    '/internal/members/:user_id/timeline',
    {
      config: { callers: ['admin'] },
      schema: {
        params: Type.Object({ user_id: Id }),
        querystring: TimelineQuery,
        response: { 200: OwnersTimeline },
      },
    },
    async ({ params, query }) => ({
      entries: await readTimeline(database, MEMBER_TIMELINE, { userId: params.user_id, ...query }),
    }),
  );
}
