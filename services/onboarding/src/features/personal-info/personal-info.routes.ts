import { PostPersonalInfo } from '@reset/api-contract/onboarding/personal-info.ts';
import { dayOf } from '@reset/application-engine/policy/day.ts';
import {
  invalidFields,
  RefusedError,
  rejectImpersonation,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { recordTask } from '#features/application/application.guard.ts';
import { fromWire, personalInfoFaults } from './judge-personal-info.ts';
import { personalInfoStore } from './personal-info.store.ts';

const ALREADY_SUBMITTED: Refusal = {
  status: 409,
  code: 'already_submitted',
  error: 'Your information is being verified. Please contact support to change it.',
};

/** POST /personal_infos: keeps who she is, as often as she likes until it is submitted. */
export function personalInfoRoutes(app: Service, context: Context): void {
  const { cipher, clock, config, database } = context;
  const infos = personalInfoStore(database, { cipher, indexKey: config.SSN_INDEX_KEY });
  app.post(
    '/api/v1/personal_infos',
    {
      config: { access: 'member' },
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
          task: 'personal_info_submission',
          event: 'personal_info_submitted',
          requestId: request.id,
          // Also by who has moved, where we were not to be had; never once it was submitted.
          isRewritable: true,
          tellsHome: true,
        },
        async (transaction) => {
          if (await infos.keep(transaction, info, now)) return true;
          throw new RefusedError(ALREADY_SUBMITTED);
        },
      );
      return reply.code(201).send({});
    },
  );
}
