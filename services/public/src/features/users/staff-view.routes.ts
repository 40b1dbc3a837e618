import { PublicStaffView } from '@reset/api-contract/admin/user-owners.ts';
import { OwnersTimeline, TimelineQuery } from '@reset/api-contract/admin/user-timeline.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { notFound, readTimeline, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { PUBLIC_TIMELINE, readSame } from './staff-view.store.ts';
import { readUser } from './users.store.ts';

/**
 * GET /internal/users/:id/staff_view and /internal/users/:id/timeline: what staff see of an account,
 * and what happened to it.
 */
export function staffViewRoutes(app: Service, { clock, database }: Context): void {
  const config = { callers: ['admin'] };
  const params = Type.Object({ id: Id });

  app.get(
    '/internal/users/:id/staff_view',
    { config, schema: { params, response: { 200: PublicStaffView } } },
    async (request, reply) => {
      const user = await readUser(database, { id: request.params.id });
      if (!user || user.closedAt !== null) return reply.refuse(notFound);
      const same = await readSame(database, user);
      return {
        as_of: clock.now().toISOString(),
        email: user.email,
        first_name: user.firstName,
        last_name: user.lastName,
        deactivated: user.deactivatedAt !== null,
        partner_slug: user.partnerSlug,
        referral_slug: user.referralSlug,
        acquisition_metadata: {
          product_entry_point: user.productName,
          utm_source: user.utmSource,
          utm_medium: user.utmMedium,
          utm_campaign: user.utmCampaign,
          group_id: user.groupId,
        },
        same_phone: same.phone,
        same_name: same.name,
      };
    },
  );

  app.get(
    '/internal/users/:id/timeline',
    {
      config,
      schema: { params, querystring: TimelineQuery, response: { 200: OwnersTimeline } },
    },
    async ({ params: { id: userId }, query }) => ({
      entries: await readTimeline(database, PUBLIC_TIMELINE, { userId, ...query }),
    }),
  );
}
