import {
  DataExportReply,
  DataExportRequest,
  MAX_DATA_EXPORTS_A_DAY,
} from '@reset/api-contract/public/data-export.ts';
import {
  invalidFields,
  rejectImpersonation,
  requireIdentity,
  tooManyAttempts,
  unauthorized,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import { dayOf } from '@reset/service-kit/calendar/calendar-date.ts';
import type { FastifyReply } from 'fastify';
import type { Context } from '#context.ts';
import { LOCK_MINUTES, lockedOut } from '#features/passwords/passwords.ts';
import { provePassword } from '#features/passwords/passwords.store.ts';
import { hasSecondFactor } from '#features/users/users.ts';
import { invalidCode, toAwaited, tooManyCodes } from '#features/second-factor/second-factor.ts';
import { readUser } from '#features/users/users.store.ts';
import { toArchive } from './archive.ts';
import { recordDataExport } from './data-export.store.ts';
import { gatherPersonalData } from './personal-data.client.ts';

const wrongPassword = invalidFields({ current_password: ['This is not your password.'] });

const tooOften = tooManyAttempts(
  `You can download your data ${MAX_DATA_EXPORTS_A_DAY} times in 24 hours. Please try again later.`,
);

const REFUSALS = {
  wrong_password: wrongPassword,
  wrong: invalidCode,
  too_many: tooManyCodes,
  too_often: tooOften,
} satisfies Record<string, Refusal>;

/**
 * POST /users/data_export, for who is signed in as herself: a copy of all that the product keeps about
 * her, by her password and, where a second factor is on, a code. It is made while she waits and kept
 * nowhere.
 */
export function dataExportRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  app.post(
    '/api/v1/users/data_export',
    {
      config: { access: 'member', limits: [{ calls: 10, seconds: 60, per: 'ip' }] },
      schema: { body: DataExportRequest, response: { 200: DataExportReply } },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const { sessionId, deviceId } = requireIdentity(request);
      const { current_password: password, otp_attempt: typed = null } = request.body;
      const user = await readUser(database, { id: userId });
      if (!user) return reply.refuse(unauthorized);

      const proof = await provePassword(context, { email: user.email, password, deviceId });
      if (proof === 'locked') {
        reply.header('retry-after', String(LOCK_MINUTES * 60));
        return reply.refuse(lockedOut);
      }
      if (proof === 'wrong') return reply.refuse(wrongPassword);

      const gather = () => gatherPersonalData(context, userId, request.id);
      // Before the code is taken: where a service does not answer, it serves again.
      const gathered = typed === null && hasSecondFactor(user) ? null : await gather();
      const now = clock.now();
      const recorded = await recordDataExport(context, { proof, sessionId, typed, now });
      if (recorded.is === 'code_awaited') return toAwaited(recorded);
      if (recorded.is !== 'recorded') return reply.refuse(REFUSALS[recorded.is]);
      return send(reply, await toArchive(gathered ?? (await gather()), now), now);
    },
  );
}

// Its length is told, so that what is cut off is no whole file to anybody.
const send = (reply: FastifyReply, archive: Buffer, now: Date) =>
  reply
    .type('application/zip')
    .header('content-length', archive.length)
    .header('content-disposition', `attachment; filename="reset-your-data-${dayOf(now)}.zip"`)
    .header('cache-control', 'no-store')
    .send(archive);
