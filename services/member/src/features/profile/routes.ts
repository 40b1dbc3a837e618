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
import { profileOf, type MemberFacts } from './profile.ts';

type Needs = {
  /** The public service, which says who a person is. */
  publicService: Pick<InternalClient, 'get'>;
  readFacts(userId: string): Promise<MemberFacts>;
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
export function registerProfile(app: Service, { publicService, readFacts, partners }: Needs): void {
  app.get(
    '/api/v1/users/profile',
    { config: { access: 'member' }, schema: { response: { 200: Profile } } },
    async (request, reply) => {
      const { userId, realUserId, roles } = signedIn(request);
      try {
        const [identity, facts] = await Promise.all([
          publicService.get<UserIdentity>(`/internal/users/${userId}`, { requestId: request.id }),
          readFacts(userId),
        ]);
        const isImpersonating = realUserId !== userId;
        const isAdmin = !isImpersonating && roles.includes('admin');
        const partner = partners.get(identity.partner_slug ?? '') ?? null;
        return profileOf(identity, { ...facts, partner }, { isAdmin, isImpersonating });
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
