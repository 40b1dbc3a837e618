import { WaitlistEntry, WaitlistReply } from '@reset/api-contract/onboarding/waitlist.ts';
import { newId, type Clock, type Refusal, type Service } from '@reset/service-kit';
import type { FindPlatform } from './find-platform.ts';
import { judgeEntry, type Faults } from './judge-entry.ts';
import type { WaitlistStore } from './waitlist-store.ts';

type Needs = {
  waitlist: Pick<WaitlistStore, 'keep'>;
  findPlatform: FindPlatform;
  clock: Clock;
};

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
 * POST /qualifier/waitlist: keeps what somebody tells of an income that could not be linked. Whose
 * address it is is never looked for, so that the answer tells nobody who is known.
 */
export function registerWaitlist(app: Service, { waitlist, findPlatform, clock }: Needs): void {
  app.post(
    '/api/v1/qualifier/waitlist',
    { config, schema: { body: WaitlistEntry, response: { 201: WaitlistReply } } },
    async ({ identity, body, id: requestId }, reply) => {
      const userId = identity?.kind === 'user' ? identity.userId : null;
      if (body.user_id !== undefined && body.user_id !== userId) return reply.refuse(NOT_HERS);

      const { pinwheel_id: pinwheelId } = body;
      const platform = pinwheelId === undefined ? null : await findPlatform(pinwheelId, requestId);
      if (pinwheelId !== undefined && platform === null) {
        return reply.refuse(refusalFor({ pinwheel_id: ['There is no such payroll provider.'] }));
      }
      const judged = judgeEntry(body, platform, { id: newId(), userId, createdAt: clock.now() });
      if ('faults' in judged) return reply.refuse(refusalFor(judged.faults));
      await waitlist.keep(judged.waiting);
      reply.code(201);
      return { id: judged.waiting.id };
    },
  );
}

const refusalFor = (errors: Faults): Refusal => ({
  status: 422,
  code: 'invalid_request',
  error: 'Some fields are not right.',
  errors,
});
