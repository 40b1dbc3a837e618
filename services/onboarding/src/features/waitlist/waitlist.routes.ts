import { WaitlistEntry, WaitlistReply } from '@reset/api-contract/onboarding/waitlist.ts';
import { waitlistReason } from '@reset/application-engine/manual-eligibility.ts';
import { invalidFields, newId, type Refusal, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { applicantCopyStore } from '#features/application/application.store.ts';
import { judgeEntry } from './judge-entry.ts';
import { findPlatform } from './platform.client.ts';
import { waitlistStore } from './waitlist.store.ts';
import { bankOutcomeOf } from './waitlist.ts';

/** Nobody signs in for it, so it may be called as often as a workplace behind one address does. */
const config = {
  access: 'visitor' as const,
  limits: [{ calls: 20, seconds: 60, per: 'ip' as const }],
};

const NOT_HERS: Refusal = {
  status: 403,
  code: 'forbidden',
  error: 'You can put nobody else on the waitlist.',
};

/**
 * POST /qualifier/waitlist: keeps an entry about an income that could not be linked. No account is
 * looked up by the address, so that the answer does not reveal who has one.
 */
export function waitlistRoutes(app: Service, context: Context): void {
  const { clock, database, jobs } = context;
  const waitlist = waitlistStore(database, jobs.add);
  const copies = applicantCopyStore(database);
  app.post(
    '/api/v1/qualifier/waitlist',
    { config, schema: { body: WaitlistEntry, response: { 201: WaitlistReply } } },
    async ({ identity, body, id: requestId }, reply) => {
      const userId = identity?.kind === 'user' ? identity.userId : null;
      if (body.user_id !== undefined && body.user_id !== userId) return reply.refuse(NOT_HERS);

      const { pinwheel_id: pinwheelId } = body;
      const platform =
        pinwheelId === undefined ? null : await findPlatform(context, pinwheelId, requestId);
      if (pinwheelId !== undefined && platform === null) {
        return reply.refuse(invalidFields({ pinwheel_id: ['There is no such payroll provider.'] }));
      }
      const applicant = userId === null ? null : await copies.find(userId);
      const judged = judgeEntry(body, platform, {
        id: newId(),
        userId,
        bankOutcome: bankOutcomeOf(applicant),
        createdAt: clock.now(),
      });
      if ('faults' in judged) return reply.refuse(invalidFields(judged.faults));
      await waitlist.keep(judged.waiting);
      reply.code(201);
      const { id, outcome, pinwheelId: listedAs } = judged.waiting;
      return {
        id,
        outcome,
        ineligible_reason: outcome === 'eligible' ? null : waitlistReason(listedAs !== null),
      };
    },
  );
}
