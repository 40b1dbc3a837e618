import { Id } from '@reset/api-contract/fields.ts';
import { PutBankLink } from '@reset/api-contract/member/commands.ts';
import {
  BankLinkTokenQuery,
  Linked,
  LinkTokenReply,
  PublicTokenQuery,
} from '@reset/api-contract/member/linking.ts';
import type { Refusal, Service } from '@reset/service-kit';
import Type from 'typebox';
import { notMember, type Member } from '#features/members/members.ts';
import { ProviderError } from '#providers/provider-error.ts';
import { refusingProviderErrors } from '#providers/refusing-provider-errors.ts';
import { inPerson } from '#viewing/in-person.ts';
import { finishLinking, makeLink, type LinkingNeeds } from './finish-linking.ts';
import { openWidget, type WidgetNeeds } from './open-widget.ts';

type Needs = WidgetNeeds &
  Omit<LinkingNeeds, 'sessions' | 'bankLinking'> & {
    sessions: WidgetNeeds['sessions'] & LinkingNeeds['sessions'];
    bankLinking: WidgetNeeds['bankLinking'] & LinkingNeeds['bankLinking'];
    findMember(userId: string): Promise<Member | null>;
  };

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
export function registerBankLink(app: Service, needs: Needs): void {
  app.get(
    '/api/v1/plaid/link_token',
    {
      config: changing,
      schema: { querystring: BankLinkTokenQuery, response: { 200: LinkTokenReply } },
    },
    async (request) => {
      const userId = inPerson(request);
      try {
        const institutionId = request.query.institution_id ?? null;
        return { success: true, link_token: await openWidget(needs, userId, institutionId) };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        request.log.warn({ err: error }, 'no widget can be opened');
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
      const userId = inPerson(request);
      const isLinked = await refusingProviderErrors(() =>
        finishLinking(needs, userId, request.query.public_token),
      );
      return isLinked ? { success: true } : reply.refuse(notHers);
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
      if (!(await needs.findMember(userId))) return reply.refuse(notMember);
      const accessToken = request.body.access_token;
      await refusingProviderErrors(() => makeLink(needs, { userId, accessToken, itemId: null }));
      return reply.code(204).send();
    },
  );
}
