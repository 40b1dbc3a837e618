import { Id } from '@reset/api-contract/fields.ts';
import {
  CardEligibility,
  CardEligibilityQuery,
  TaxFilingStanding,
} from '@reset/api-contract/onboarding/eligibility.ts';
import { applicationStatus, canFileTaxes } from '@reset/application-engine/application-status.ts';
import { RefusedError, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { personalInfoStore } from '#features/personal-info/personal-info.store.ts';
import { applicationUnavailable } from './applicant.client.ts';
import { isFilingTaxes, openApplication } from './open-application.ts';
import { stand } from './stand.client.ts';

/**
 * GET /internal/applications/:user_id/eligibility and …/tax_filing, for the member service: whether she
 * may have a card, and whether she may file taxes.
 */
export function eligibilityRoutes(app: Service, context: Context): void {
  const { cipher, config, database, partners } = context;
  const infos = personalInfoStore(database, { cipher, indexKey: config.SSN_INDEX_KEY });

  app.get(
    '/internal/applications/:user_id/eligibility',
    {
      config: { callers: ['member'] },
      schema: {
        params: Type.Object({ user_id: Id }),
        querystring: CardEligibilityQuery,
        response: { 200: CardEligibility },
      },
    },
    async ({ params, query, id: requestId }) => {
      const [{ status, ...known }, personalInfo] = await Promise.all([
        stand(context, params.user_id, 'earned_wage_access', requestId),
        query.include === 'personal_info' ? infos.findShown(params.user_id) : null,
      ]);
      return {
        eligible_for_card: status.eligibility_result.eligible,
        tax_filing_in_progress: isFilingTaxes(
          known.file,
          applicationStatus('tax_refund_advance', known.facts),
        ),
        application: openApplication({ ...known, partners }, status),
        personal_info: personalInfo,
      };
    },
  );

  app.get(
    '/internal/applications/:user_id/tax_filing',
    {
      config: { callers: ['member'] },
      schema: { params: Type.Object({ user_id: Id }), response: { 200: TaxFilingStanding } },
    },
    async ({ params, id: requestId }) => {
      const known = await stand(context, params.user_id, 'tax_refund_advance', requestId);
      // Nothing is decided by what was so a while ago.
      if (!known.isLive) throw new RefusedError(applicationUnavailable);
      return { is_open: canFileTaxes(known.status), home_state: known.facts.homeState };
    },
  );
}
