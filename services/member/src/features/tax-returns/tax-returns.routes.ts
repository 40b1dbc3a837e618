import { IncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { requireIdentity, type Service } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { limitConfigStore } from '#features/limits/limits.store.ts';
import {
  advanceCents,
  isEligibleRefund,
  limitPolicy,
  limitRules,
} from '#features/limits/limits.ts';
import { toDollars } from '#money/dollars.ts';
import { readTaxReturns } from './tax-returns.store.ts';
import { hasEnded, isAwaited, shownRefundCents } from './tax-returns.ts';

/** GET /income_tax_returns. */
export function taxReturnsRoutes(app: Service, context: Context): void {
  const { clock, config, database, partners } = context;
  const policy = limitPolicy(config);
  const configs = limitConfigStore(database);
  app.get(
    '/api/v1/income_tax_returns',
    { config: { access: 'member' }, schema: { response: { 200: IncomeTaxReturns } } },
    async (request) => {
      const { userId } = requireIdentity(request);
      const [found, own, slug] = await Promise.all([
        readTaxReturns(database, userId),
        configs.find(userId),
        configs.partnerSlug(userId),
      ]);
      const rules = limitRules(policy, partners.get(slug ?? ''), own);
      const today = dayOf(clock.now());
      // A limit has the newest federal return alone.
      const newest = found.find(({ jurisdiction }) => jurisdiction === 'Federal');
      return {
        income_tax_returns: found.map((one) => ({
          jurisdiction: one.jurisdiction,
          tax_year: one.taxYear,
          refund_amount: toDollars(shownRefundCents(one)),
          refund_advance_eligible: isEligibleRefund(one) && !hasEnded(one),
          refund_advance_amount: toDollars(
            one === newest && isAwaited(one)
              ? advanceCents({ ...one, eligibleFederalCents: one.refundCents }, rules, today)
              : 0,
          ),
          tax_return_status: one.status,
        })),
      };
    },
  );
}
