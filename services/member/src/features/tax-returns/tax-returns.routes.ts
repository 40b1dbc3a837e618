import { IncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { requireIdentity, type Service } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { wireTransfer } from '#features/cards/cards.ts';
import { cardStore } from '#features/cards/cards.store.ts';
import { advanceCents, limitBasis } from '#features/limits/limits.ts';
import { toDollars } from '#money/dollars.ts';
import { readReceivedRefunds } from './received-refunds.store.ts';
import { readAdvanceRules, readTaxReturns } from './tax-returns.store.ts';
import { isAdvanceable, isAwaited, shownRefundCents, shownStatus } from './tax-returns.ts';

/** GET /income_tax_returns. */
export function taxReturnsRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  const basis = limitBasis(context);
  const cards = cardStore(database);
  app.get(
    '/api/v1/income_tax_returns',
    { config: { access: 'member' }, schema: { response: { 200: IncomeTaxReturns } } },
    async (request) => {
      const { userId } = requireIdentity(request);
      const [found, rules, spentCents] = await Promise.all([
        readTaxReturns(database, userId),
        readAdvanceRules(database, basis, userId),
        cards.spentOfRefundCents(userId),
      ]);
      const refunds = await readReceivedRefunds(database, userId, found);
      const today = dayOf(clock.now());
      // A limit has the newest federal return alone.
      const newest = found.find(({ jurisdiction }) => jurisdiction === 'Federal');
      return {
        income_tax_returns: found.map((one, at) => {
          const refund = refunds[at] ?? null;
          const status = shownStatus(one, refund);
          return {
            jurisdiction: one.jurisdiction,
            tax_year: one.taxYear,
            refund_amount: toDollars(shownRefundCents({ ...one, status })),
            refund_filed: toDollars(one.refundCents),
            refund_received: refund && toDollars(refund.amountCents),
            refund_repaid: refund && toDollars(refund.repaidCents),
            refund_repaid_later: refund && toDollars(refund.repaidLaterCents),
            refund_forwarded_by: wireTransfer(refund?.forwardedBy ?? null),
            refund_on_its_way: refund && toDollars(refund.onItsWayCents),
            refund_awaited_until: one.refundAwaitedUntil,
            refund_advance_eligible: isAdvanceable(one),
            refund_advance_amount: toDollars(
              one === newest && isAwaited(one)
                ? advanceCents({ ...one, eligibleFederalCents: one.refundCents }, rules, today)
                : 0,
            ),
            refund_advance_spent: toDollars(one === newest ? spentCents : 0),
            accepted_on: one.acceptedAt && dayOf(one.acceptedAt),
            tax_return_status: status,
          };
        }),
      };
    },
  );
}
