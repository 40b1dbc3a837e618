import { Id } from '@reset/api-contract/fields.ts';
import { answerOnce, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { requireMember } from '#features/members/members.store.ts';
import { bankLinkStore } from './banks.store.ts';
import { SYNC_BANK_QUEUE } from './banks.ts';
import { NEEDED } from './linking/link-bank.ts';
import { linkingStore } from './linking/linking.store.ts';

const NOTHING_LINKED: Refusal = {
  status: 409,
  code: 'no_bank_linked',
  error: 'This person has no bank account linked.',
};

/**
 * POST /internal/members/:user_id/bank_link/unlink and /refresh, by the admin service: staff take a
 * member's bank away under the conditions that hold for herself, or have it read now.
 */
export function staffBanksRoutes(app: Service, context: Context): void {
  const { clock, jobs } = context;
  const route = {
    config: { callers: ['admin'] },
    schema: { params: Type.Object({ user_id: Id }) },
  };

  app.post('/internal/members/:user_id/bank_link/unlink', route, (request, reply) =>
    answerOnce(context, request, reply, async (transaction) => {
      const { user_id: userId } = request.params;
      await requireMember(transaction, userId);
      const result = await linkingStore(transaction, jobs.add).unlink(userId, clock.now());
      if (result === 'unlinked') return { status: 204 };
      return { refusal: result === 'nothing_linked' ? NOTHING_LINKED : NEEDED[result] };
    }),
  );

  app.post('/internal/members/:user_id/bank_link/refresh', route, (request, reply) =>
    answerOnce(context, request, reply, async (transaction) => {
      const { user_id: userId } = request.params;
      await requireMember(transaction, userId);
      const link = await bankLinkStore(transaction).find(userId);
      if (!link) return { refusal: NOTHING_LINKED };
      await jobs.add(transaction, SYNC_BANK_QUEUE, { link_id: link.id });
      return { status: 204 };
    }),
  );
}
