import { Business, BusinessQuery, NO_PARTNER } from '@reset/api-contract/admin/business.ts';
import { invalidFields, type Service } from '@reset/service-kit';
import { dayOf } from '@reset/service-kit/calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { isAtLeast, standingOf } from '#features/session/session.ts';
import { readBusiness } from './business.store.ts';
import { daysUntil, toBusiness } from './business.ts';

const NOT_A_PARTNER = invalidFields({ partner_slug: ['This is not one of our partners.'] });

/** GET /admin/business: what people and their money come to, by day; amounts from operations on. */
export function businessRoutes(app: Service, { clock, database, partners }: Context): void {
  app.get(
    '/api/v1/admin/business',
    {
      config: { access: 'admin', staffRole: 'support' },
      schema: { querystring: BusinessQuery, response: { 200: Business } },
    },
    async (request, reply) => {
      const { days: count = '30', partner_slug: partner = null } = request.query;
      const now = clock.now();
      const days = daysUntil(dayOf(now), Number(count));
      const isKnown = partner === null || partner === NO_PARTNER || partners.has(partner);
      if (!isKnown) return reply.refuse(NOT_A_PARTNER);
      const sums = await readBusiness(database, { days, partner });
      const withAmounts = isAtLeast(standingOf(request).role, 'operations');
      return toBusiness(sums, { days, now, withAmounts });
    },
  );
}
