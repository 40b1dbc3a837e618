import Type from 'typebox';
import { Id } from '@reset/api-contract/fields.ts';
import {
  PostDifferenceClosing,
  ReconciliationDifferences,
} from '@reset/api-contract/member/reconciliation.ts';
import type { Refusal, Service } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { ageInBankingDays } from './differences.ts';
import { differenceStore } from './differences.store.ts';

const REFUSALS = {
  not_found: { status: 404, code: 'difference_not_found', error: 'Not found' },
  conflict: { status: 409, code: 'difference_closed', error: 'This difference is closed.' },
} satisfies Record<string, Refusal>;

const config = { callers: ['admin'] };

/** /internal/reconciliation_differences: what staff have to look at, by the admin service. */
export function reconciliationRoutes(app: Service, { clock, database }: Context): void {
  const differences = differenceStore(database);

  app.get(
    '/internal/reconciliation_differences',
    { config, schema: { response: { 200: ReconciliationDifferences } } },
    async () => {
      const today = dayOf(clock.now());
      return (await differences.open()).map((one) => ({
        id: one.id,
        file: one.fileKind,
        kind: one.kind,
        key: one.key,
        day: one.day,
        our_id: one.ourId,
        their_id: one.theirId,
        our_cents: one.ourCents,
        their_cents: one.theirCents,
        dispute_id: one.disputeId,
        opened_at: one.openedAt.toISOString(),
        age_banking_days: ageInBankingDays(one.day, today),
      }));
    },
  );

  app.post(
    '/internal/reconciliation_differences/:id/close',
    { config, schema: { params: Type.Object({ id: Id }), body: PostDifferenceClosing } },
    async ({ params, body: { actor_id: actorId, note } }, reply) => {
      const closing = { actor: `staff:${actorId}`, note, now: clock.now() };
      const closed = await differences.close(params.id, closing);
      return closed === 'closed' ? reply.code(204).send() : reply.refuse(REFUSALS[closed]);
    },
  );
}
