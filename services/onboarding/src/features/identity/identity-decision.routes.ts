import { Id } from '@reset/api-contract/fields.ts';
import {
  DecideIdentity,
  IdentityDecision,
  StaffIdentity,
} from '@reset/api-contract/onboarding/identity.ts';
import {
  answerOnce,
  idempotencyKeyOf,
  notFound,
  type Refusal,
  type Service,
  type Transaction,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { recordVerified } from '#features/application/application.guard.ts';
import { JUDGE_QUEUE } from '#features/application/application.ts';
import { OUTCOME_MAIL_QUEUE } from '#features/outcome-mails/outcome-mails.ts';
import { personalInfoStore } from '#features/personal-info/personal-info.store.ts';
import { addDecision, findDecision } from './identity-decision.store.ts';
import { isFlagged } from './identity.ts';
import { identityStore, rejectVerification } from './identity.store.ts';

const ALREADY_DECIDED: Refusal = {
  status: 409,
  code: 'already_decided',
  error: 'This identity was decided already.',
};

const NOT_FLAGGED: Refusal = {
  status: 409,
  code: 'not_flagged',
  error: 'This identity is not flagged for review.',
};

const STATUS_AFTER = { approve: 'verified_manually', reject: 'rejected' } as const;

/**
 * GET /internal/identity_verifications/:user_id and PUT …/decision: what staff see of an identity, and
 * their word on a flagged one.
 */
export function identityDecisionRoutes(app: Service, context: Context): void {
  const { cipher, config, database } = context;
  const infos = personalInfoStore(database, { cipher, indexKey: config.SSN_INDEX_KEY });

  app.get(
    '/internal/identity_verifications/:user_id',
    {
      config: { callers: ['admin'] },
      schema: { params: Type.Object({ user_id: Id }), response: { 200: StaffIdentity } },
    },
    async ({ params: { user_id: userId } }, reply) => {
      const verification = await identityStore(database).find(userId);
      if (!verification) return reply.refuse(notFound);
      return {
        current_status: verification.status,
        changed_at: verification.changedAt.toISOString(),
        evaluation_id: verification.evaluationId,
        documents_read: verification.documentsRead,
        same_ssn: (await infos.findSame(userId)).ssn,
        decision: await findDecision(database, verification.id),
      };
    },
  );

  app.put(
    '/internal/identity_verifications/:user_id/decision',
    {
      config: { callers: ['admin', 'operator'] },
      schema: {
        params: Type.Object({ user_id: Id }),
        body: DecideIdentity,
        response: { 200: IdentityDecision },
      },
    },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const { params, body } = request;
        // Another command is another word, and is told that there was one before.
        const isRepeatable = idempotencyKeyOf(request) === null;
        const decided = await decide(context, transaction, {
          userId: params.user_id,
          isRepeatable,
          ...body,
        });
        return 'error' in decided ? { refusal: decided } : { status: 200, body: decided };
      }),
  );
}

/** Records the word, the status, the task that is over by it and her mail in one transaction (decision C-086). */
async function decide(
  { clock, jobs }: Context,
  transaction: Transaction,
  { userId, isRepeatable, ...word }: DecideIdentity & { userId: string; isRepeatable: boolean },
): Promise<IdentityDecision | Refusal> {
  const verifications = identityStore(transaction);
  const verification = await verifications.lock(userId);
  if (!verification) return notFound;
  const current_status = STATUS_AFTER[word.decision];
  const before = await findDecision(transaction, verification.id);
  if (before) {
    const isSame = isRepeatable && before.decision === word.decision;
    return isSame ? { current_status, ...before } : ALREADY_DECIDED;
  }
  if (!isFlagged(verification.status)) return NOT_FLAGGED;
  const now = clock.now();
  if (word.decision === 'approve') {
    await addDecision(transaction, verification, word, now);
    await verifications.change(userId, current_status, now);
    await recordVerified(transaction, { userId, now });
  } else {
    await rejectVerification(transaction, verification, word, now);
  }
  const { decision, actor_id, reason } = word;
  const outcome = decision === 'approve' ? 'approved' : 'not_approved';
  await jobs.add(transaction, OUTCOME_MAIL_QUEUE, { user_id: userId, outcome });
  await jobs.add(transaction, JUDGE_QUEUE, { user_id: userId });
  return { current_status, decision, actor_id, reason, decided_at: now.toISOString() };
}
