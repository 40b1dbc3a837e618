import { Id } from '@reset/api-contract/fields.ts';
import { Dispute, OpenDispute, PostDisputeMessage } from '@reset/api-contract/member/disputes.ts';
import {
  invalidFields,
  type Refusal,
  RefusedError,
  rejectImpersonation,
  requireIdentity,
  type Service,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { dayOf } from '#calendar/calendar-date.ts';
import { toCents } from '#money/dollars.ts';
import { disputeActionStore } from './dispute-actions.store.ts';
import { disputeCaseStore } from './dispute-cases.store.ts';

const REFUSALS = {
  noPurchase: { status: 404, code: 'card_transaction_not_found', error: 'Not found' },
  noDispute: { status: 404, code: 'dispute_not_found', error: 'Not found' },
  notDisputable: {
    status: 409,
    code: 'not_disputable',
    error: 'There is nothing to dispute about this transaction.',
  },
  conflict: {
    status: 409,
    code: 'dispute_over',
    error: 'This dispute is decided already.',
  },
  messageConflict: {
    status: 409,
    code: 'message_conflict',
    error: 'This id was used for another message.',
  },
  tooMuch: invalidFields({ amount: ['This is more than the merchant has taken.'] }),
  notWholeCents: invalidFields({ amount: ['This is not in whole cents.'] }),
} satisfies Record<string, Refusal>;

const params = Type.Object({ id: Id });
const PATH = '/api/v1/card_accounts/current/card_transactions/:id/dispute';
/** Far more than anybody disputes or writes. */
const limits = [{ calls: 60, seconds: 60, per: 'ip' as const }];

/** @throws RefusedError for a fraction of a cent */
function inCents(dollars: number): number {
  try {
    return toCents(dollars);
  } catch {
    throw new RefusedError(REFUSALS.notWholeCents);
  }
}

/** A member's disputes: she opens one, follows it, writes to staff, and withdraws it. */
export function disputesRoutes(app: Service, { clock, database, jobs }: Context): void {
  const actions = disputeActionStore(database, jobs.add);
  const cases = disputeCaseStore(database, jobs.add);
  const response = { 200: Dispute, 201: Dispute };

  app.get(
    PATH,
    { config: { access: 'member' }, schema: { params, response: { 200: Dispute } } },
    async (request, reply) => {
      const { userId } = requireIdentity(request);
      const dispute = await cases.find(userId, request.params.id);
      return dispute
        ? cases.describe(dispute, dayOf(clock.now()))
        : reply.refuse(REFUSALS.noDispute);
    },
  );

  app.post(
    PATH,
    { config: { access: 'member', limits }, schema: { params, body: OpenDispute, response } },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const { id } = request.params;
      const { reason = 'other', description = null, amount } = request.body;
      const amountCents = amount === undefined ? null : inCents(amount);
      const made = { reason, description, amountCents, now: clock.now() };
      const opened = await actions.open(userId, id, made);
      if (opened === 'not_found') return reply.refuse(REFUSALS.noPurchase);
      if (opened === 'not_disputable') return reply.refuse(REFUSALS.notDisputable);
      if (opened === 'too_much') return reply.refuse(REFUSALS.tooMuch);
      const dispute = await cases.find(userId, id);
      if (!dispute) return reply.refuse(REFUSALS.noDispute);
      return reply
        .code(opened === 'opened' ? 201 : 200)
        .send(await cases.describe(dispute, dayOf(clock.now())));
    },
  );

  app.post(
    `${PATH}/messages`,
    { config: { access: 'member', limits }, schema: { params, body: PostDisputeMessage } },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const dispute = await cases.find(userId, request.params.id);
      if (!dispute) return reply.refuse(REFUSALS.noDispute);
      const message = { ...request.body, author: 'member', authorId: userId } as const;
      const isKept = await cases.write(dispute.id, message, clock.now());
      return isKept ? reply.code(204).send() : reply.refuse(REFUSALS.messageConflict);
    },
  );

  app.post(
    `${PATH}/withdrawal`,
    { config: { access: 'member', limits }, schema: { params } },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const dispute = await cases.find(userId, request.params.id);
      const done = dispute && (await actions.withdraw(userId, dispute.id, clock.now()));
      if (!done) return reply.refuse(REFUSALS.noDispute);
      return done === 'conflict' ? reply.refuse(REFUSALS.conflict) : reply.code(204).send();
    },
  );
}
