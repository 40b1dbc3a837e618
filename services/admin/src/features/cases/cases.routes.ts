import {
  CaseCounts,
  CaseOwnerReply,
  CaseReply,
  Cases,
  CasesQuery,
  PutCaseOwner,
} from '@reset/api-contract/admin/cases.ts';
import { callerOf } from '#features/session/session.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { notFound, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { pageNumber, totalPages } from '#features/lists/lists.ts';
import { readFacts } from './case-facts.client.ts';
import { changeOwner } from './case-owner.store.ts';
import { caseStore } from './cases.store.ts';
import { filterOf, toWire, type Case } from './cases.ts';

const CLOSED: Refusal = { status: 409, code: 'case_closed', error: 'This case is closed.' };

const takenBy = (owner: Case['owner']): Refusal => ({
  status: 409,
  code: 'case_taken',
  error: owner
    ? `${owner.name ?? 'Somebody else'} has taken this case.`
    : 'Nobody has this case any more.',
});

/** GET /admin/cases, /admin/case_counts and /admin/cases/:id, and PUT /admin/cases/:id/owner. */
export function casesRoutes(app: Service, context: Context): void {
  const { clock, database, productClock, services } = context;
  const times = () => ({ now: clock.now(), productNow: productClock.now() });
  const cases = caseStore(database);
  const config = { access: 'admin', staffRole: 'support' } as const;
  const params = Type.Object({ id: Id });

  app.get(
    '/api/v1/admin/cases',
    { config, schema: { querystring: CasesQuery, response: { 200: Cases } } },
    async (request) => {
      const at = times();
      const filter = filterOf(request.query, callerOf(request).staffId);
      const found = await cases.list(filter, pageNumber(request.query.page), at);
      return {
        cases: found.cases.map((one) => toWire(one, at.productNow)),
        total_pages: totalPages(found.count),
      };
    },
  );

  app.get('/api/v1/admin/case_counts', { config, schema: { response: { 200: CaseCounts } } }, () =>
    cases.count(times()),
  );

  app.get(
    '/api/v1/admin/cases/:id',
    { config, schema: { params, response: { 200: CaseReply } } },
    async ({ params: { id }, id: requestId }, reply) => {
      const one = await cases.find(id, clock.now());
      if (!one) return reply.refuse(notFound);
      return {
        case: toWire(one, productClock.now()),
        ...(await readFacts(services, one, requestId)),
      };
    },
  );

  app.put(
    '/api/v1/admin/cases/:id/owner',
    { config, schema: { params, body: PutCaseOwner, response: { 200: CaseOwnerReply } } },
    async (request, reply) => {
      const { id } = request.params;
      const { taken, from = null } = request.body;
      const now = clock.now();
      const one = await cases.find(id, now);
      if (!one) return reply.refuse(notFound);
      if (one.closed) return reply.refuse(CLOSED);
      const taking = { taken, from, ...callerOf(request), requestId: request.id, now };
      const isChanged = await changeOwner(database, one, taking);
      const current = (await cases.find(id, now)) ?? one;
      if (!isChanged) return reply.refuse(takenBy(current.owner));
      return { case: toWire(current, productClock.now()) };
    },
  );
}
