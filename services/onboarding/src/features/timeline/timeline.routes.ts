import { OwnersTimeline, TimelineQuery } from '@reset/api-contract/admin/user-timeline.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { readTimeline, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { ONBOARDING_TIMELINE } from './timeline.store.ts';

/** GET /internal/applications/:user_id/timeline: what happened to her applications, for staff. */
export function timelineRoutes(app: Service, { database }: Context): void {
  app.get(
    '/internal/applications/:user_id/timeline',
    {
      config: { callers: ['admin'] },
      schema: {
        params: Type.Object({ user_id: Id }),
        querystring: TimelineQuery,
        response: { 200: OwnersTimeline },
      },
    },
    async ({ params, query }) => ({
      entries: await readTimeline(database, ONBOARDING_TIMELINE, {
        userId: params.user_id,
        ...query,
      }),
    }),
  );
}
