import { MemberStaffView } from '@reset/api-contract/admin/user-owners.ts';
import { Id } from '@reset/api-contract/fields.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { membersOfSameBank } from '#features/banks/banks.store.ts';
import { readSituation } from '#features/dashboard/dashboard.store.ts';
import { limitBasis, limitRules } from '#features/limits/limits.ts';
import { listNotifications } from '#features/notifications/notifications.client.ts';
import { readStaffFacts } from './staff-view.store.ts';
import { staffViewOf } from './staff-view.ts';

/** GET /internal/members/:user_id/staff_view: what staff see of a member's money. */
export function staffViewRoutes(app: Service, context: Context): void {
  const { cipher, clock, database } = context;
  const basis = limitBasis(context);
  app.get(
    '/internal/members/:user_id/staff_view',
    {
      config: { callers: ['admin'] },
      schema: { params: Type.Object({ user_id: Id }), response: { 200: MemberStaffView } },
    },
    async (request) => {
      const { user_id: userId } = request.params;
      const now = clock.now();
      // It plans the next repayment: what is planned is read after that.
      const situation = await readSituation(database, userId, now);
      const [facts, sameBank, notifications] = await Promise.all([
        readStaffFacts(database, userId, now),
        membersOfSameBank(database, cipher, userId),
        listNotifications(context, request, userId),
      ]);
      const rules = limitRules(basis, facts.person, facts.config);
      return {
        as_of: now.toISOString(),
        ...staffViewOf({ situation, facts, rules }, dayOf(now)),
        same_bank_account: sameBank,
        notifications: notifications.map(({ type, params: { product } }) => ({
          type,
          params: { product },
        })),
      };
    },
  );
}
