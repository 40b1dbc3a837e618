import { Profile } from '@reset/api-contract/member/profile.ts';
import type { Partner } from '@reset/api-contract/partners/partner.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import {
  InternalCallError,
  signedIn,
  type InternalClient,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import { NO_WIDGET, type CardWidget } from '#features/card-issuing/card-issuing.ts';
import type { CardAccount } from '#features/cards/cards.ts';
import { profileOf, type MemberFacts } from './profile.ts';

/** What the issuer's widgets are opened by; it is quick, and never throws. */
type WidgetOf = (account: CardAccount) => Promise<CardWidget>;

type Needs = {
  /** The public service, which says who a person is. */
  publicService: Pick<InternalClient, 'get'>;
  readFacts(userId: string): Promise<MemberFacts>;
  widgetOf: WidgetOf;
  /** By slug. */
  partners: ReadonlyMap<string, Partner>;
};

const REFUSALS = {
  identityMissing: { status: 404, code: 'not_found', error: 'Not found' },
  identityAway: {
    status: 503,
    code: 'service_unavailable',
    error: 'Your profile is not available right now. Please try again.',
  },
} satisfies Record<string, Refusal>;

/** GET /users/profile, composed at each read, so that it is never stale. */
export function registerProfile(app: Service, needs: Needs): void {
  const { publicService, readFacts, widgetOf, partners } = needs;
  app.get(
    '/api/v1/users/profile',
    { config: { access: 'member' }, schema: { response: { 200: Profile } } },
    async (request, reply) => {
      const { userId, realUserId, roles } = signedIn(request);
      try {
        const isImpersonating = realUserId !== userId;
        const [identity, { facts, widget }] = await Promise.all([
          publicService.get<UserIdentity>(`/internal/users/${userId}`, { requestId: request.id }),
          // Her card's number is for nobody but her.
          withWidget(readFacts(userId), isImpersonating ? null : widgetOf),
        ]);
        const isAdmin = !isImpersonating && roles.includes('admin');
        const partner = partners.get(identity.partner_slug ?? '') ?? null;
        return profileOf(identity, { ...facts, partner, widget }, { isAdmin, isImpersonating });
      } catch (error) {
        if (!(error instanceof InternalCallError)) throw error;
        request.log.warn({ err: error }, 'the public service did not say who this is');
        return reply.refuse(
          error.status === 404 ? REFUSALS.identityMissing : REFUSALS.identityAway,
        );
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
