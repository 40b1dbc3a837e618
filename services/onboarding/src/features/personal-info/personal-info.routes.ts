import { PostPersonalInfo } from '@reset/api-contract/onboarding/personal-info.ts';
import { dayOf } from '@reset/application-engine/policy/day.ts';
import { isAvailable } from '@reset/application-engine/policy/state-availability.ts';
import {
  invalidFields,
  RefusedError,
  rejectImpersonation,
  type Refusal,
  type Service,
  type Transaction,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { recordTask } from '#features/application/application.guard.ts';
import { applicationStore } from '#features/application/application.store.ts';
import { fromWire, personalInfoFaults } from './judge-personal-info.ts';
import { personalInfoStore, turnAway } from './personal-info.store.ts';

const ALREADY_SUBMITTED: Refusal = {
  status: 409,
  code: 'already_submitted',
  error: 'Your information is being verified. Please contact support to change it.',
};

const TASK = 'personal_info_submission';

/**
 * POST /personal_infos: keeps who she is, as often as she likes until it is submitted. Of who lives
 * where nothing that she applies for is to be had, the state alone is kept, and the step stays open.
 */
export function personalInfoRoutes(app: Service, context: Context): void {
  const { cipher, clock, config, database } = context;
  const infos = personalInfoStore(database, { cipher, indexKey: config.SSN_INDEX_KEY });
  app.post(
    '/api/v1/personal_infos',
    {
      config: { access: 'member', limits: [{ calls: 60, seconds: 60, per: 'ip' }] },
      schema: { body: PostPersonalInfo, response: { 201: Type.Object({}) } },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const now = clock.now();
      const info = fromWire(request.body, userId);
      const faults = personalInfoFaults(info, dayOf(now));
      if (Object.keys(faults).length > 0) return reply.refuse(invalidFields(faults));
      await recordTask(
        context,
        {
          userId,
          task: TASK,
          event: 'personal_info_submitted',
          requestId: request.id,
          // Also by who has moved, where we were not to be had; never once it was submitted.
          isRewritable: true,
          tellsHome: true,
        },
        async (transaction) => {
          const { stateAbbr } = info.address;
          const isOffered = await isAnyOffered(transaction, { userId, stateAbbr, now });
          const isKept = isOffered
            ? await infos.keep(transaction, info, now)
            : await turnAway(transaction, { userId, stateAbbr, now });
          if (!isKept) throw new RefusedError(ALREADY_SUBMITTED);
          if (!isOffered) {
            await applicationStore(transaction).reopen(transaction, userId, [TASK]);
          }
          return isOffered;
        },
      );
      return reply.code(201).send({});
    },
  );
}

/** Whether anything that she applies for is to be had where she lives. */
async function isAnyOffered(
  transaction: Transaction,
  { userId, stateAbbr, now }: { userId: string; stateAbbr: string; now: Date },
): Promise<boolean> {
  const { products } = await applicationStore(transaction).readBegun(userId);
  return products.some((product) => isAvailable(stateAbbr, product, dayOf(now)));
}
