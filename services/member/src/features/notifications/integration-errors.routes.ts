import { Id } from '@reset/api-contract/fields.ts';
import { ResolvedIntegrationError } from '@reset/api-contract/member/commands.ts';
import {
  answerOnce,
  notFound,
  type Refusal,
  type Service,
  type Transaction,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { bankLinkStore } from '#features/banks/banks.store.ts';
import { SYNC_BANK_QUEUE } from '#features/banks/banks.ts';
import { resolveError } from './notifications.store.ts';

const ALREADY_RESOLVED: Refusal = {
  status: 409,
  code: 'already_resolved',
  error: 'This error is resolved already.',
};

/**
 * POST /internal/integration_errors/:id/resolve, by the admin service: staff know that it is over. A bank
 * is read again, so that one whose link is broken still is told so at once.
 */
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
        const { userId, source } = resolved;
        if (source === 'plaid') await readBankAgain(context, transaction, userId);
        return { status: 200, body: { user_id: userId } };
      }),
  );
}

async function readBankAgain(
  { jobs }: Context,
  transaction: Transaction,
  userId: string,
): Promise<void> {
  const link = await bankLinkStore(transaction).find(userId);
  if (link) await jobs.add(transaction, SYNC_BANK_QUEUE, { link_id: link.id });
}
