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
  rejectImpersonation,
  requireIdentity,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { recordTask } from '#features/application/application.guard.ts';
import { enterState } from '#features/user-states/user-states.store.ts';
import { documentLinkStore } from './document-link.store.ts';
import { CHECK_IDENTITY_QUEUE, isInReview, REVIEW_BANKING_DAYS } from './identity.ts';
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

/** What she sends for verification, and where that stands. */
export function identityRoutes(app: Service, context: Context): void {
  const { clock, database, jobs } = context;
  const verifications = identityStore(database);
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

  app.get(
    '/api/v1/identity_verifications/current_status',
    { config: { access: 'member' }, schema: { response } },
    async (request) => statusOf(requireIdentity(request).userId),
  );

  app.post(
    '/api/v1/identity_verifications/submit_verification',
    { config: { access: 'member' }, schema: { body: SubmitVerification, response } },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const { document_id: documentId } = request.body;
      if (!(await verifications.find(userId))) return reply.refuse(NO_PERSONAL_INFO);
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
          const isUploaded = documentId !== undefined;
          // What the provider never asked for, nobody has uploaded.
          if (isUploaded && status === 'flagged_for_review') {
            const isKnown = await documentLinkStore(transaction).isKnown(userId, documentId);
            if (!isKnown) throw new RefusedError(UNKNOWN_DOCUMENT);
          }
          const next = isUploaded
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
