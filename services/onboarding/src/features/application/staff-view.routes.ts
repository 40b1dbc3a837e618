import {
  OnboardingStaffView,
  SameBirthDate,
  SameBirthDateQuery,
} from '@reset/api-contract/admin/user-owners.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { RefusedError, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { identityStore } from '#features/identity/identity.store.ts';
import { personalInfoStore } from '#features/personal-info/personal-info.store.ts';
import { applicationStore } from './application.store.ts';
import { standingView } from './staff-view.ts';
import { readStanding, type Standing } from './standing.client.ts';

/** Less than the admin service waits for us, so that a neighbour who is slow costs its part alone. */
const NEIGHBOUR_TIMEOUT_MS = 2_000;

/**
 * GET /internal/applications/:user_id/staff_view and /same_birth_date: what staff see of a person's
 * applications, and who may be she under another account.
 */
export function staffViewRoutes(app: Service, context: Context): void {
  const { cipher, clock, database } = context;
  const config = { callers: ['admin'] };
  const params = Type.Object({ user_id: Id });
  const applications = applicationStore(database);
  const infos = personalInfoStore(database, { cipher, indexKey: context.config.SSN_INDEX_KEY });

  app.get(
    '/internal/applications/:user_id/staff_view',
    {
      config,
      schema: {
        params,
        response: { 200: OnboardingStaffView },
      },
    },
    async ({ params: { user_id: userId }, id: requestId }) => {
      const call = { requestId, timeoutMs: NEIGHBOUR_TIMEOUT_MS };
      const [standing, begun, identity, same] = await Promise.all([
        readStanding(context, userId, call).catch(orNothing),
        applications.readBegun(userId),
        identityStore(database).find(userId),
        infos.findSame(userId),
      ]);
      return {
        as_of: clock.now().toISOString(),
        identity_verification_status: identity?.status ?? null,
        is_payroll_skipped: begun.isPayrollSkipped,
        ...(standing && standingView(standing.facts, begun.products)),
        same_ssn: same.ssn,
        same_phone: same.phone,
      };
    },
  );

  app.get(
    '/internal/applications/:user_id/same_birth_date',
    {
      config,
      schema: { params, querystring: SameBirthDateQuery, response: { 200: SameBirthDate } },
    },
    async (request) => ({
      user_ids: await infos.findSameBirthDate(request.params.user_id, request.query.of.split(',')),
    }),
  );
}

/** Nothing is known of how she stands where a neighbour is away, or knows nobody by this id. */
function orNothing(error: unknown): Standing | null {
  if (error instanceof RefusedError) return null;
  throw error;
}
