import { Id } from '@reset/api-contract/fields.ts';
import {
  ChangedDispute,
  DueDisputes,
  PostDisputeDecision,
  PostProvisionalCredit,
  PostStaffMessage,
  StaffDispute,
} from '@reset/api-contract/member/disputes.ts';
import { NeedsApproval } from '@reset/api-contract/member/needs-approval.ts';
import { RefusedError, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { disputeActionStore, type Stepped } from './dispute-actions.store.ts';
import { disputeCaseStore } from './dispute-cases.store.ts';
import { claimCents, stateAfter, type DisputeAction } from './disputes.ts';
import { disputeStore } from './disputes.store.ts';

const REFUSALS = {
  notFound: { status: 404, code: 'dispute_not_found', error: 'Not found' },
  conflict: {
    status: 409,
    code: 'dispute_conflict',
    error: 'This dispute has been decided otherwise.',
  },
  messageConflict: {
    status: 409,
    code: 'message_conflict',
    error: 'This id was used for another message.',
  },
} satisfies Record<string, Refusal>;

const config = { callers: ['admin'] };
const params = Type.Object({ id: Id });
const staff = (actorId: string) => `staff:${actorId}`;

/** /internal/disputes: what staff do about disputes, by the admin service. */
export function staffDisputesRoutes(app: Service, { clock, database, jobs }: Context): void {
  const actions = disputeActionStore(database, jobs.add);
  const cases = disputeCaseStore(database, jobs.add);
  const disputes = disputeStore(database);

  app.get('/internal/disputes', { config, schema: { response: { 200: DueDisputes } } }, async () =>
    disputes.undecided(),
  );

  app.get(
    '/internal/disputes/:id',
    { config, schema: { params, response: { 200: StaffDispute } } },
    async ({ params: { id } }, reply) => {
      const found = await cases.findForStaff(id);
      if (!found) return reply.refuse(REFUSALS.notFound);
      return {
        user_id: found.userId,
        merchant_name: found.merchantName,
        purchased_at: found.purchasedAt.toISOString(),
        dispute: await cases.describe(found.dispute, dayOf(clock.now())),
      };
    },
  );

  const response = { 200: Type.Union([NeedsApproval, ChangedDispute]) };
  /** What is claimed, where it is more than was approved and the step would be taken. */
  const wantingApproval = async (id: string, step: DisputeAction, approvedCents?: number) => {
    const found = await cases.findForStaff(id);
    if (!found || approvedCents === undefined) return null;
    const { dispute, userId } = found;
    const next = stateAfter(dispute.state, step);
    const claimedCents = claimCents(dispute);
    if (next === null || next === dispute.state || claimedCents <= approvedCents) return null;
    return { needs_approval_of_cents: claimedCents, user_id: userId };
  };
  /** Whose the dispute is, once it is as staff wanted it. */
  const answer = async (id: string, refusal: Refusal | null) => {
    const found = await cases.findForStaff(id);
    if (refusal || !found) throw new RefusedError(refusal ?? REFUSALS.notFound);
    return { user_id: found.userId };
  };

  app.post(
    '/internal/disputes/:id/provisional_credit',
    { config, schema: { params, body: PostProvisionalCredit, response } },
    async ({ params: { id }, body }) => {
      const needed = await wantingApproval(id, 'credit', body.approved_up_to_cents);
      if (needed) return needed;
      const by = { actor: staff(body.actor_id), now: clock.now() };
      return answer(id, refusalOf(await actions.credit(id, by)));
    },
  );

  app.post(
    '/internal/disputes/:id/decision',
    { config, schema: { params, body: PostDisputeDecision, response } },
    async ({ params: { id }, body }) => {
      const { outcome, reason, actor_id: actorId, approved_up_to_cents: approvedCents } = body;
      const needed = await wantingApproval(id, outcome, approvedCents);
      if (needed) return needed;
      const decision = { outcome, reason, actor: staff(actorId), now: clock.now() };
      return answer(id, refusalOf(await actions.decide(id, decision)));
    },
  );

  app.post(
    '/internal/disputes/:id/messages',
    { config, schema: { params, body: PostStaffMessage, response: { 200: ChangedDispute } } },
    async ({ params: { id }, body: { actor_id: authorId, ...message } }) => {
      const changed = await answer(id, null);
      const written = { ...message, author: 'staff', authorId } as const;
      const isKept = await cases.write(id, written, clock.now());
      if (!isKept) throw new RefusedError(REFUSALS.messageConflict);
      return changed;
    },
  );
}

const refusalOf = (done: Stepped): Refusal | null => {
  if (done === null) return REFUSALS.notFound;
  return done === 'conflict' ? REFUSALS.conflict : null;
};
