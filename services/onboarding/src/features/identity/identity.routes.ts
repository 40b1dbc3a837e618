import { Id } from '@reset/api-contract/fields.ts';
import {
  CurrentIdentityStatus,
  SubmitVerification,
} from '@reset/api-contract/onboarding/identity.ts';
import { plusBankingDays } from '@reset/service-kit/calendar/banking-day.ts';
import { dayOf } from '@reset/service-kit/calendar/calendar-date.ts';
import {
  forbidden,
  invalidFields,
  RefusedError,
  refusingProviderErrors,
  rejectImpersonation,
  requireIdentity,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { recordTask } from '#features/application/application.guard.ts';
import { applicationStore } from '#features/application/application.store.ts';
import { personalInfoStore } from '#features/personal-info/personal-info.store.ts';
import { enterState } from '#features/user-states/user-states.store.ts';
import { documentLinkStore } from './document-link.store.ts';
import {
  CHECK_IDENTITY_QUEUE,
  isInReview,
  isWithoutPictures,
  REVIEW_BANKING_DAYS,
  type Verification,
} from './identity.ts';
import { identityStore } from './identity.store.ts';

const NO_PERSONAL_INFO: Refusal = {
  status: 409,
  code: 'personal_info_missing',
  error: 'Please tell us who you are first.',
};

const UNKNOWN_DOCUMENT = invalidFields(
  { document_id: ['These pictures are not the ones that we asked for.'] },
  'document_unknown',
);

const NOT_UPLOADED = invalidFields(
  { document_id: ["We haven't received your pictures yet. Please take them first."] },
  'document_not_uploaded',
);

/** What she sends for verification, and where that stands. */
export function identityRoutes(app: Service, context: Context): void {
  const { cipher, clock, config, database, jobs } = context;
  const verifications = identityStore(database);
  const infos = personalInfoStore(database, { cipher, indexKey: config.SSN_INDEX_KEY });
  const response = { 200: CurrentIdentityStatus };
  const statusOf = async (userId: string) => {
    const found = await verifications.find(userId);
    if (!found) return { current_status: null };
    const { status, documentsRead, changedAt } = found;
    const dueOn = isInReview(status) && plusBankingDays(dayOf(changedAt), REVIEW_BANKING_DAYS);
    return {
      current_status: status,
      ...(documentsRead > 0 ? { documents_read: documentsRead } : {}),
      ...(dueOn && dueOn >= dayOf(clock.now()) ? { review_due_on: dueOn } : {}),
    };
  };

  const isToldForCard = async (userId: string) => {
    const { recorded } = await applicationStore(database).read(userId, clock.now());
    return recorded.earned_wage_access.has('personal_info_submission');
  };

  app.get(
    '/api/v1/identity_verifications/current_status',
    { config: { access: 'member' }, schema: { response } },
    async (request) => {
      const { userId, realUserId } = requireIdentity(request);
      const standing = await statusOf(userId);
      const mayLookOver = standing.current_status === 'info_saved' && realUserId === userId;
      const told = mayLookOver && !(await isToldForCard(userId)) && (await infos.findShown(userId));
      return told ? { ...standing, told_before: told } : standing;
    },
  );

  app.post(
    '/api/v1/identity_verifications/submit_verification',
    {
      // The provider may be asked by each.
      config: { access: 'member', limits: [{ calls: 60, seconds: 60, per: 'ip' }] },
      schema: { body: SubmitVerification, response },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const { document_id: documentId } = request.body;
      const verification = await verifications.find(userId);
      if (!verification) return reply.refuse(NO_PERSONAL_INFO);
      if (documentId !== undefined) await requireUpload(context, verification, documentId);
      await recordTask(
        context,
        {
          userId,
          task: 'identity_verification',
          event: 'identity_verified',
          requestId: request.id,
          products: ['earned_wage_access'],
        },
        async (transaction) => {
          const own = identityStore(transaction);
          const status = (await own.find(userId))?.status;
          const next = documentId
            ? status === 'flagged_for_review' && 'submitted_with_document'
            : status === 'info_saved' && 'submitted';
          // Sent again, it is where it was.
          if (!next) return false;
          const now = clock.now();
          await own.change(userId, next, now);
          await enterState(transaction, { userId, event: 'identity_submitted', at: now });
          await jobs.add(transaction, CHECK_IDENTITY_QUEUE, { user_id: userId });
          return false;
        },
      );
      return statusOf(userId);
    },
  );

  app.post(
    '/api/v1/identity_verifications/socure_redirect/:user_id',
    { config: { access: 'member' }, schema: { params: Type.Object({ user_id: Id }) } },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      if (request.params.user_id !== userId) return reply.refuse(forbidden);
      if (!(await verifications.find(userId))) return reply.refuse(NO_PERSONAL_INFO);
      await database.transaction((transaction) =>
        jobs.add(transaction, CHECK_IDENTITY_QUEUE, { user_id: userId }),
      );
      return reply.code(204).send();
    },
  );
}

/**
 * Nobody's word is taken that pictures were uploaded: the provider knows, and waits for them no more.
 * @throws RefusedError 422 for pictures that it never asked for or does not have, 503 while it is away
 */
async function requireUpload(
  { database, identityChecks }: Context,
  verification: Verification,
  documentId: string,
): Promise<void> {
  const { userId, status, evaluationId } = verification;
  // Nothing was sent yet, so that nobody can have asked for pictures.
  if (status === 'info_saved') throw new RefusedError(UNKNOWN_DOCUMENT);
  if (status !== 'flagged_for_review' || evaluationId === null) return;
  if (!(await documentLinkStore(database).isKnown(userId, documentId))) {
    throw new RefusedError(UNKNOWN_DOCUMENT);
  }
  const check = await refusingProviderErrors(() => identityChecks.read(evaluationId));
  if (isWithoutPictures(verification, check)) throw new RefusedError(NOT_UPLOADED);
}
