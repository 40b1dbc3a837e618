import { DocumentLink, PostDocumentLink } from '@reset/api-contract/onboarding/identity.ts';
import {
  invalidFields,
  RefusedError,
  refusingProviderErrors,
  rejectImpersonation,
  tooManyAttempts,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { personalInfoStore } from '#features/personal-info/personal-info.store.ts';
import { readDocumentLink } from './document-link.client.ts';
import { addText, documentLinkStore } from './document-link.store.ts';
import { DOCUMENT_TEXT_QUEUE, isTooSoon, MAX_TEXTS_A_DAY } from './document-link.ts';
import { CHECK_IDENTITY_QUEUE } from './identity.ts';
import { identityStore } from './identity.store.ts';

const NOT_NEEDED: Refusal = {
  status: 409,
  code: 'document_not_needed',
  error: 'We need no pictures of your ID right now.',
};

const TOO_MANY_TEXTS = tooManyAttempts(
  'We have texted you this link several times today. Please use one of those, or try again tomorrow.',
);

const TOO_SOON = tooManyAttempts(
  'We have just texted you this link. Please wait a minute before we send it again.',
);

const NOT_HER_PHONE = invalidFields({
  phone_number: ['We text the link only to the phone number that you told us.'],
});

/** POST /identity_verifications/document_link. */
export function documentLinkRoutes(app: Service, context: Context): void {
  const { cipher, clock, config, database, jobs } = context;
  const infos = personalInfoStore(database, { cipher, indexKey: config.SSN_INDEX_KEY });
  app.post(
    '/api/v1/identity_verifications/document_link',
    {
      config: { access: 'member', limits: [{ calls: 60, seconds: 60, per: 'ip' }] },
      schema: { body: PostDocumentLink, response: { 200: DocumentLink } },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const { phone_number: textTo } = request.body;
      const [verification, info] = await Promise.all([
        identityStore(database).find(userId),
        infos.find(userId),
      ]);
      if (!verification || !info || verification.status !== 'flagged_for_review') {
        return reply.refuse(NOT_NEEDED);
      }
      const phoneNumber = `+1${info.phoneNumber}`;
      if (textTo !== undefined && textTo !== phoneNumber) return reply.refuse(NOT_HER_PHONE);
      const link = await refusingProviderErrors(() => readDocumentLink(context, verification));
      if (!link) {
        // The provider has gone on, and nobody has told us yet.
        await database.transaction((transaction) =>
          jobs.add(transaction, CHECK_IDENTITY_QUEUE, { user_id: userId }),
        );
        return reply.refuse(NOT_NEEDED);
      }
      const texts = await database.transaction(async (transaction) => {
        // One call at a time for each person, so that none is counted twice.
        await identityStore(transaction).lock(userId);
        const now = clock.now();
        const links = documentLinkStore(transaction);
        const { count, lastAt } = await links.texted(userId, now);
        if (textTo === undefined) return count;
        if (count >= MAX_TEXTS_A_DAY) throw new RefusedError(TOO_MANY_TEXTS);
        if (isTooSoon({ lastAt, askedAt: await links.askedAt(userId), now })) {
          throw new RefusedError(TOO_SOON);
        }
        await addText(transaction, userId, now);
        await jobs.add(transaction, DOCUMENT_TEXT_QUEUE, { user_id: userId });
        return count + 1;
      });
      return {
        document_id: link.documentId,
        url: link.url,
        expires_at: link.expiresAt.toISOString(),
        phone_number: phoneNumber,
        texts_left: Math.max(0, MAX_TEXTS_A_DAY - texts),
      };
    },
  );
}
