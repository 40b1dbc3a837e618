import {
  OnboardingStaffView,
  OnboardingStaffViewQuery,
} from '@reset/api-contract/admin/user-owners.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { RefusedError, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { identityStore } from '#features/identity/identity.store.ts';
import { personalInfoStore } from '#features/personal-info/personal-info.store.ts';
import { applicationStore } from './application.store.ts';
import { standingView } from './staff-view.ts';
import { readStanding, type Standing } from './standing.ts';

/** Less than the admin service waits for us, so that a neighbour who is slow costs its part alone. */
const NEIGHBOUR_TIMEOUT_MS = 2_000;

/** GET /internal/applications/:user_id/staff_view: what staff see of a person's applications. */
export function staffViewRoutes(app: Service, context: Context): void {
  const { cipher, clock, config, database } = context;
  const applications = applicationStore(database);
  const infos = personalInfoStore(database, { cipher, indexKey: config.SSN_INDEX_KEY });

  app.get(
    '/internal/applications/:user_id/staff_view',
    {
      config: { callers: ['admin'] },
      schema: {
        params: Type.Object({ user_id: Id }),
        querystring: OnboardingStaffViewQuery,
        response: { 200: OnboardingStaffView },
      },
    },
    async ({ params, query, id: requestId }) => {
      const { user_id: userId } = params;
      const call = { requestId, timeoutMs: NEIGHBOUR_TIMEOUT_MS };
      const [standing, begun, identity, same] = await Promise.all([
        readStanding(context, userId, call).catch(orNothing),
        applications.readBegun(userId),
        identityStore(database).find(userId),
        infos.findSame(userId, query.same_name?.split(',') ?? []),
      ]);
      return {
        as_of: clock.now().toISOString(),
        identity_verification_status: identity?.status ?? null,
        is_payroll_skipped: begun.isPayrollSkipped,
        ...(standing && standingView(standing.facts, begun.products)),
        same_ssn: same.ssn,
        same_phone: same.phone,
        same_name_and_birth_date: same.birthDate,
      };
    },
  );
}

/** Nothing is known of how she stands where a neighbour is away, or knows nobody by this id. */
function orNothing(error: unknown): Standing | null {
  if (error instanceof RefusedError) return null;
  throw error;
}
