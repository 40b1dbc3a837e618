import { Id } from '@reset/api-contract/fields.ts';
import { ResolvedIntegrationError } from '@reset/api-contract/member/commands.ts';
import { answerOnce, notFound, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { resolveError } from './notifications.store.ts';

const ALREADY_RESOLVED: Refusal = {
  status: 409,
  code: 'already_resolved',
  error: 'This error is resolved already.',
};

/** POST /internal/integration_errors/:id/resolve, by the admin service: staff know that it is over. */
export function integrationErrorsRoutes(app: Service, context: Context): void {
  app.post(
    '/internal/integration_errors/:id/resolve',
    {
      config: { callers: ['admin'] },
      schema: { params: Type.Object({ id: Id }), response: { 200: ResolvedIntegrationError } },
    },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const resolved = await resolveError(transaction, request.params.id, context.clock.now());
        if (resolved === 'unknown') return { refusal: notFound };
        if (resolved === 'already') return { refusal: ALREADY_RESOLVED };
        return { status: 200, body: { user_id: resolved.userId } };
      }),
  );
}
