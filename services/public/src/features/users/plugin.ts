import { staffEvents } from '@reset/api-contract/admin/staff-events.ts';
import { cardEvents } from '@reset/api-contract/member/card-events.ts';
import { taxEvents } from '@reset/api-contract/member/tax-events.ts';
import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { languageRoutes } from './language.routes.ts';
import { applyMemberEvent, applyStaffEvent } from './readings.store.ts';
import { staffViewRoutes } from './staff-view.routes.ts';
import { usersRoutes } from './users.routes.ts';

/** Who people are, and what other services publish of them. */
export const usersPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { events, services } = context;
  usersRoutes(app, context);
  languageRoutes(app, context);
  staffViewRoutes(app, context);
  events.subscribe({
    owner: 'admin',
    client: services.admin,
    events: staffEvents,
    apply: applyStaffEvent,
  });
  events.subscribe({
    owner: 'member',
    client: services.member,
    events: { ...cardEvents, ...taxEvents },
    apply: applyMemberEvent,
  });
};
