import type { DocumentLink } from '@reset/api-contract/onboarding/identity.ts';
import type { IdentityCheck } from '#providers/identity-checks.ts';
import { asVisitor } from '@reset/service-kit/testing';
import { applying } from './applying.ts';
import { SIGNED, type OnboardingServiceUnderTest } from './onboarding-service.ts';

/** Pictures that the provider awaits. */
export const awaited = (id = 'doc-1', changes: Partial<IdentityCheck> = {}) => ({
  decision: 'review' as const,
  document: { id, url: `https://pictures.test/${id}` },
  ...changes,
});

/** What the provider says once it has read pictures. */
export const afterPictures = (decision: IdentityCheck['decision']) => ({
  decision,
  documentsRead: 1,
});

/** Everybody's number is her own. */
let numbers = 0;

/** People whose identity is doubted, by the service as it is then. */
export function flagged(running: () => OnboardingServiceUnderTest) {
  const { atIdentity } = applying(running);
  const current = async (userId: string) =>
    (await running().get(userId, '/identity_verifications/current_status')).json();
  const submit = (userId: string, body: object = {}) =>
    running().post(userId, '/identity_verifications/submit_verification', body);
  const idOf = async (userId: string): Promise<string> =>
    (await running().database('identity_verification').where({ user_id: userId }).first('id')).id;

  return {
    current,
    submit,

    /** Somebody new whose verification came to this, pictures by default. */
    async atDocuments(check: Partial<IdentityCheck> = awaited()): Promise<string> {
      const ssn = `5125${String((numbers += 1)).padStart(5, '6')}`;
      const userId = await atIdentity({ ssn });
      running().world.check = () => check;
      await submit(userId);
      await running().jobs.finish();
      return userId;
    },

    askLink: (userId: string, body: object = {}) =>
      running().post(userId, '/identity_verifications/document_link', body),

    async linkOf(userId: string): Promise<DocumentLink> {
      const path = '/identity_verifications/document_link';
      const reply = await running().post(userId, path, {});
      if (reply.statusCode !== 200) throw new Error(`There is no link: ${reply.body}`);
      return reply.json<DocumentLink>();
    },

    /** As the provider tells that something happened to her verification. */
    notify: async (userId: string, event_type = 'decision_updated') =>
      running().app.inject({
        method: 'POST',
        url: '/api/v1/webhooks/socure',
        headers: {
          ...asVisitor({ audience: 'onboarding' }),
          'content-type': 'application/json',
          'x-socure-signature': SIGNED,
        },
        payload: JSON.stringify({ event_type, data: { id: await idOf(userId) } }),
      }),

    /** As the schedule does every minute. */
    async lookAgainAt(instant: string): Promise<void> {
      running().clock.set(instant);
      await running().jobs.runSchedule('look-at-identities');
      await running().jobs.finish();
    },
  };
}
