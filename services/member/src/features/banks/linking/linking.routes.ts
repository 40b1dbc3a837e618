import { Id } from '@reset/api-contract/fields.ts';
import { PutBankLink } from '@reset/api-contract/member/commands.ts';
import {
  BankLinkTokenQuery,
  Linked,
  LinkTokenReply,
  PublicTokenQuery,
} from '@reset/api-contract/member/linking.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import {
  InternalCallError,
  type InternalClient,
  ProviderError,
  type Refusal,
  refusingProviderErrors,
  rejectImpersonation,
  type Service,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { bankLinkStore } from '#features/banks/banks.store.ts';
import { institutionStore } from '#features/institutions/institutions.store.ts';
import { requireMember } from '#features/members/members.store.ts';
import { finishLinking, makeLink, openWidget, NEEDED, type LinkingDeps } from './link-bank.ts';
import { linkSessionStore } from './link-session.store.ts';
import { linkingStore } from './linking.store.ts';

const notHers: Refusal = {
  status: 422,
  code: 'link_not_found',
  error: 'This connection is not known or has run out. Please connect your bank again.',
};

// A GET that changes what is linked: only our own pages may send it, and not often.
const changing = {
  access: 'member' as const,
  stateChanging: true,
  limits: [{ calls: 60, seconds: 60, per: 'ip' as const }],
};

/** GET /plaid/link_token and /plaid/create_access_token, and the operator's PUT …/bank_link. */
export function linkingRoutes(app: Service, context: Context): void {
  const { database } = context;
  const deps = linkingDeps(context);
  app.get(
    '/api/v1/plaid/link_token',
    {
      config: changing,
      schema: { querystring: BankLinkTokenQuery, response: { 200: LinkTokenReply } },
    },
    async (request) => {
      const userId = rejectImpersonation(request);
      try {
        const { institution_id: institutionId = null, another } = request.query;
        const isAnother = another === 'true' || institutionId !== null;
        const wanted = { userId, institutionId, isAnother };
        return { success: true, link_token: await openWidget(deps, wanted) };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        request.log.warn({ err: error }, 'bank_widget.open_failed');
        return { success: false };
      }
    },
  );

  app.get(
    '/api/v1/plaid/create_access_token',
    {
      config: changing,
      schema: { querystring: PublicTokenQuery, response: { 200: Linked } },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const result = await refusingProviderErrors(() =>
        finishLinking(deps, userId, request.query.public_token),
      );
      if (result === 'linked') return { success: true };
      return reply.refuse(result === 'not_hers' ? notHers : NEEDED[result]);
    },
  );

  app.put(
    '/internal/members/:user_id/bank_link',
    {
      config: { callers: ['operator'] },
      schema: { params: Type.Object({ user_id: Id }), body: PutBankLink },
    },
    async (request, reply) => {
      const userId = request.params.user_id;
      await requireMember(database, userId);
      const accessToken = request.body.access_token;
      const result = await refusingProviderErrors(() =>
        makeLink(deps, { userId, isMailed: false, accessToken, itemId: null }),
      );
      return result === 'linked' ? reply.code(204).send() : reply.refuse(NEEDED[result]);
    },
  );
}

const linkingDeps = (context: Context): LinkingDeps => ({
  context,
  links: bankLinkStore(context.database),
  store: linkingStore(context.database, context.jobs.add),
  sessions: linkSessionStore(context.database),
  institutions: {
    store: institutionStore(context.database),
    directories: context.institutionDirectories,
  },
  nameOf: (userId) => nameOf(context.services.public, userId),
});

// A bank may be linked while nobody can say who she is.
async function nameOf(publicService: InternalClient, userId: string): Promise<string | null> {
  try {
    const person = await publicService.get<UserIdentity>(`/internal/users/${userId}`);
    return `${person.first_name} ${person.last_name}`;
  } catch (error) {
    if (!(error instanceof InternalCallError)) throw error;
    return null;
  }
}
