import { Id } from '@reset/api-contract/fields.ts';
import {
  RejectApplication,
  RejectedApplication,
} from '@reset/api-contract/onboarding/rejection.ts';
import {
  answerOnce,
  RefusedError,
  type Refusal,
  type Service,
  type Transaction,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { applicationUnavailable, readApplicant } from './applicant.client.ts';
import type { Applicant } from './applicant.ts';
import { applicantCopyStore, applicationStore } from './application.store.ts';
import { JUDGE_QUEUE } from './application.ts';
import { withdrawIssuance } from '#features/card-issuance/card-issuance.store.ts';
import { isDecided } from '#features/identity/identity.ts';
import { identityStore, rejectVerification } from '#features/identity/identity.store.ts';
import { OUTCOME_MAIL_QUEUE } from '#features/outcome-mails/outcome-mails.ts';
import { addRejection } from '#features/rejection/rejection.store.ts';
import { whyNotRejectable, type RejectionRefusal } from './rejection.ts';

const conflict = (error: string) => ({ status: 409, error });
const REFUSALS: Readonly<Record<RejectionRefusal, Omit<Refusal, 'code'>>> = {
  already_rejected: conflict('The application of this person is rejected already.'),
  has_card: conflict('This person has a card.'),
  card_being_issued: conflict('The card of this person is being made.'),
};

/**
 * POST /internal/applications/:user_id/rejection, by the admin service: staff end her application
 * without a card, wherever it stands and for good, unless she has one.
 */
export function rejectionRoutes(app: Service, context: Context): void {
  app.post(
    '/internal/applications/:user_id/rejection',
    {
      config: { callers: ['admin'] },
      schema: {
        params: Type.Object({ user_id: Id }),
        body: RejectApplication,
        response: { 200: RejectedApplication },
      },
    },
    async (request, reply) => {
      const { user_id: userId } = request.params;
      const call = { requestId: request.id };
      const { applicant, isLive } = await readApplicant(context, userId, call);
      // Nothing is decided by what was so a while ago.
      if (!isLive) throw new RefusedError(applicationUnavailable);
      const word = request.body;
      return answerOnce(context, request, reply, async (transaction) => {
        const rejected = await reject(context, transaction, { userId, applicant, word });
        if (typeof rejected !== 'string') return { status: 200, body: rejected };
        return { refusal: { ...REFUSALS[rejected], code: rejected } };
      });
    },
  );
}

type Wanted = { userId: string; applicant: Applicant; word: RejectApplication };

/**
 * Records the word, and has her told and judged anew, in one transaction. Where it is not decided yet
 * who she is, it is her identity that is refused, so that nobody goes on to look at it.
 */
async function reject(
  { clock, jobs }: Context,
  transaction: Transaction,
  { userId, applicant, word }: Wanted,
): Promise<RejectedApplication | RejectionRefusal> {
  await applicantCopyStore(transaction).lock(userId);
  const now = clock.now();
  const verification = await identityStore(transaction).lock(userId);
  const file = await applicationStore(transaction).read(userId, now);
  const refusal = whyNotRejectable(file, applicant);
  if (refusal) return refusal;
  if (!(await withdrawIssuance(transaction, userId))) return 'card_being_issued';
  if (verification && !isDecided(verification.status)) {
    await rejectVerification(transaction, verification, word, now);
  } else {
    await addRejection(transaction, userId, word, now);
  }
  await jobs.add(transaction, OUTCOME_MAIL_QUEUE, { user_id: userId, outcome: 'not_approved' });
  await jobs.add(transaction, JUDGE_QUEUE, { user_id: userId });
  const { status = null } = (await identityStore(transaction).find(userId)) ?? {};
  return { application_status: 'rejected', current_status: status };
}
