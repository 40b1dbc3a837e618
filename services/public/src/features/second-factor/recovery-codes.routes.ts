import { RenewCodesReply, RenewCodesRequest } from '@reset/api-contract/public/second-factor.ts';
import type { Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { renewRecoveryCodes } from './recovery-codes.store.ts';
import { secondFactorOff } from './refusals.ts';
import { awaitedOf, proveOwner } from './second-factor.guard.ts';

/**
 * POST …/recovery_codes gives ten new recovery codes for the password and a code, and ends the ones
 * before. The session goes on: what she logs in with is as it was.
 */
export function recoveryCodesRoutes(app: Service, context: Context): void {
  app.post(
    '/api/v1/multifactor_authentication_configurations/recovery_codes',
    {
      config: { access: 'member', limits: [{ calls: 30, seconds: 60, per: 'ip' }] },
      schema: { body: RenewCodesRequest, response: { 200: RenewCodesReply } },
    },
    async (request, reply) => {
      const proving = await proveOwner(context, request, request.body);
      const renewed = await renewRecoveryCodes(context, proving);
      if (renewed.is === 'off') return reply.refuse(secondFactorOff);
      if (renewed.is !== 'renewed') return { success: false, ...awaitedOf(renewed) };
      return { success: true, recovery_codes: renewed.codes };
    },
  );
}
