import { Id } from '@reset/api-contract/fields.ts';
import {
  AcceptedDocument,
  Acceptances,
  PostAcceptances,
} from '@reset/api-contract/onboarding/acceptances.ts';
import {
  invalidFields,
  notFound,
  rejectImpersonation,
  requireIdentity,
  type Service,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { recordTask } from '#features/application/application.guard.ts';
import {
  countDisclosures,
  hasAcceptedTerms,
  keepAcceptances,
  readAcceptances,
  readAcceptedDocument,
} from './acceptances.store.ts';

const MAX_USER_AGENT = 500;

const unknownDisclosure = invalidFields({ disclosure_ids: ['There is no such document.'] });
const outdatedDisclosure = invalidFields(
  { disclosure_ids: ['One of these documents has changed. Please read it and agree again.'] },
  'disclosure_outdated',
);

/**
 * GET /acceptances and GET /acceptances/:id: what she has agreed to, as it was then.
 *
 * POST /acceptances/bulk: keeps that she has agreed to these versions. The terms are over once she
 * has agreed to all that they consist of, in one call or in several.
 */
export function acceptancesRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  app.get(
    '/api/v1/acceptances',
    { config: { access: 'member' }, schema: { response: { 200: Acceptances } } },
    (request) => readAcceptances(database, requireIdentity(request).userId),
  );

  app.get(
    '/api/v1/acceptances/:id',
    {
      config: { access: 'member' },
      schema: { params: Type.Object({ id: Id }), response: { 200: AcceptedDocument } },
    },
    async (request, reply) => {
      const { userId } = requireIdentity(request);
      const { id } = request.params;
      return (await readAcceptedDocument(database, { userId, id })) ?? reply.refuse(notFound);
    },
  );

  app.post(
    '/api/v1/acceptances/bulk',
    {
      config: { access: 'member' },
      schema: { body: PostAcceptances, response: { 201: Type.Object({}) } },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const disclosureIds = [...new Set(request.body.disclosure_ids)];
      const now = clock.now();
      const counted = await countDisclosures(database, { ids: disclosureIds, now });
      if (counted.known < disclosureIds.length) return reply.refuse(unknownDisclosure);
      if (counted.current < disclosureIds.length) return reply.refuse(outdatedDisclosure);
      const acceptance = {
        userId,
        disclosureIds,
        at: now,
        ipAddress: request.ip,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
      };
      await recordTask(
        context,
        { userId, task: 'terms_acceptance', event: 'terms_accepted', requestId: request.id },
        async (transaction) => {
          await keepAcceptances(transaction, acceptance);
          return hasAcceptedTerms(transaction, { userId, now });
        },
      );
      return reply.code(201).send({});
    },
  );
}
