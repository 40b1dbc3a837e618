import { IncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { requireIdentity, type Service } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { advanceCents, limitBasis } from '#features/limits/limits.ts';
import { toDollars } from '#money/dollars.ts';
import { readAdvanceRules, readTaxReturns } from './tax-returns.store.ts';
import { isAdvanceable, isAwaited, shownRefundCents } from './tax-returns.ts';

/** GET /income_tax_returns. */
export function taxReturnsRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  const basis = limitBasis(context);
  app.get(
    '/api/v1/income_tax_returns',
    { config: { access: 'member' }, schema: { response: { 200: IncomeTaxReturns } } },
    async (request) => {
      const { userId } = requireIdentity(request);
      const [found, rules] = await Promise.all([
        readTaxReturns(database, userId),
        readAdvanceRules(database, basis, userId),
      ]);
      const today = dayOf(clock.now());
      // A limit has the newest federal return alone.
      const newest = found.find(({ jurisdiction }) => jurisdiction === 'Federal');
      return {
        income_tax_returns: found.map((one) => ({
          jurisdiction: one.jurisdiction,
          tax_year: one.taxYear,
          refund_amount: toDollars(shownRefundCents(one)),
          refund_advance_eligible: isAdvanceable(one),
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
