import { Profile } from '@reset/api-contract/member/profile.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import {
  InternalCallError,
  notFound,
  requireIdentity,
  unavailable,
  type Service,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { cardWidgets, NO_WIDGET, type WidgetOf } from '#features/cards/cards.ts';
import { readCardEligibility } from '#features/eligibility/eligibility.client.ts';
import { profileStore } from './profile.store.ts';
import { profileOf, type MemberFacts } from './profile.ts';

const identityAway = unavailable('Your profile is not available right now. Please try again.');

/** GET /users/profile, composed at each read, so that it is never stale. */
export function profileRoutes(app: Service, context: Context): void {
  const { cardIssuing, clock, database, log, partners, services } = context;
  const { readFacts } = profileStore(database);
  const widgetOf = cardWidgets({ issuer: cardIssuing, clock, log });
  app.get(
    '/api/v1/users/profile',
    { config: { access: 'member' }, schema: { response: { 200: Profile } } },
    async (request, reply) => {
      const { userId, realUserId, roles } = requireIdentity(request);
      try {
        const isImpersonating = realUserId !== userId;
        const [identity, application, { facts, widget }] = await Promise.all([
          services.public.get<UserIdentity>(`/internal/users/${userId}`, {
            requestId: request.id,
          }),
          readCardEligibility(context, request, userId, { include: 'personal_info' }),
          // Her card's number is for nobody but her.
          withWidget(readFacts(userId), isImpersonating ? null : widgetOf),
        ]);
        const isAdmin = !isImpersonating && roles.includes('admin');
        const partner = partners.get(identity.partner_slug ?? '') ?? null;
        const shown = { ...facts, partner, widget, application };
        return profileOf(identity, shown, { isAdmin, isImpersonating });
      } catch (error) {
        if (!(error instanceof InternalCallError)) throw error;
        request.log.warn({ err: error }, 'profile.identity_unavailable');
        return reply.refuse(error.status === 404 ? notFound : identityAway);
      }
    },
  );
}

async function withWidget(reading: Promise<MemberFacts>, widgetOf: WidgetOf | null) {
  const facts = await reading;
  const { cardAccount } = facts;
  const widget = cardAccount && widgetOf ? await widgetOf(cardAccount) : NO_WIDGET;
  return { facts, widget };
}
