import { Id } from '@reset/api-contract/fields.ts';
import { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import { answerOnce, requireIdentity, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { applicationStore } from './application.store.ts';
import { recordTask } from './application.guard.ts';
import { stand } from './stand.client.ts';
import { eventsToKeep, isLookAlone } from './visit.ts';

const STATUS_PATHS: [path: string, product: ProductName][] = [
  ['/api/v1/card_application/status', 'earned_wage_access'],
  ['/api/v1/tax_refund_advance_application/status', 'tax_refund_advance'],
];

const NOT_SKIPPABLE: Refusal = {
  status: 422,
  code: 'not_skippable',
  error: 'Linking your payroll cannot be skipped right now.',
};

/** Where an applicant stands, and skipping the one task that may be skipped. */
export function applicationRoutes(app: Service, context: Context): void {
  const { clock, database, partners } = context;
  const applications = applicationStore(database);

  for (const [path, product] of STATUS_PATHS) {
    app.get(
      path,
      { config: { access: 'member' }, schema: { response: { 200: ApplicationStatus } } },
      async (request) => {
        const { userId, realUserId } = requireIdentity(request);
        const known = await stand(context, userId, product, request.id);
        const isLook = isLookAlone(product, { ...known, partners });
        // Who looks on for her begins nothing.
        const events = realUserId === userId && !isLook ? eventsToKeep(product, known) : null;
        const isNew = events && (!known.file.begun.has(product) || events.length > 0);
        if (isNew) await applications.keepVisit({ userId, product, events, now: clock.now() });
        return isLook ? { ...known.status, begun: false } : known.status;
      },
    );
  }

  // What a visit of hers would find out, for the applications that she has begun.
  app.post(
    '/internal/applications/:user_id/refresh',
    { config: { callers: ['admin'] }, schema: { params: Type.Object({ user_id: Id }) } },
    async (request, reply) => {
      const { user_id: userId } = request.params;
      const visits = await Promise.all(
        STATUS_PATHS.map(async ([_path, product]) => {
          const known = await stand(context, userId, product, request.id);
          const events = known.file.begun.has(product) ? eventsToKeep(product, known) : null;
          return { product, events: events ?? [] };
        }),
      );
      return answerOnce(context, request, reply, async (transaction) => {
        for (const { product, events } of visits) {
          if (events.length === 0) continue;
          const visit = { userId, product, events, now: clock.now() };
          await applicationStore(transaction).keepVisit(visit);
        }
        return { status: 204 };
      });
    },
  );

  app.post(
    '/api/v1/card_application/skip_payroll',
    { config: { access: 'member' } },
    async (request, reply) => {
      const { userId } = requireIdentity(request);
      await recordTask(context, {
        userId,
        task: 'payroll_linking',
        event: 'payroll_skipped',
        requestId: request.id,
        products: ['earned_wage_access'],
        outcome: 'skipped',
        refusal: NOT_SKIPPABLE,
      });
      return reply.code(204).send();
    },
  );
}
