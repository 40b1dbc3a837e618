import { Id } from '@reset/api-contract/fields.ts';
import { StaffUnrepaidAdvance } from '@reset/api-contract/member/tax-returns.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { cardStore } from '#features/cards/cards.store.ts';
import { toDollars } from '#money/dollars.ts';
import { readReceivedRefunds } from './received-refunds.store.ts';
import { readTaxReturns } from './tax-returns.store.ts';
import { shownStatus } from './tax-returns.ts';

/** GET /internal/unrepaid_advances/:user_id, by the admin service for its cases. */
export function unrepaidAdvancesRoutes(app: Service, { database }: Context): void {
  const cards = cardStore(database);
  app.get(
    '/internal/unrepaid_advances/:user_id',
    {
      config: { callers: ['admin'] },
      schema: {
        params: Type.Object({ user_id: Id }),
        response: { 200: StaffUnrepaidAdvance },
      },
    },
    async ({ params: { user_id: userId } }) => {
      const [found, spentCents] = await Promise.all([
        readTaxReturns(database, userId),
        cards.spentOfRefundCents(userId),
      ]);
      const federal = found.find(({ jurisdiction }) => jurisdiction === 'Federal') ?? null;
      const received = federal && (await readReceivedRefunds(database, userId, [federal]));
      const refund = received?.[0] ?? null;
      return {
        user_id: userId,
        owed: toDollars(spentCents),
        income_tax_return: federal && {
          tax_year: federal.taxYear,
          tax_return_status: shownStatus(federal, refund),
          refund_filed: toDollars(federal.refundCents),
          refund_received: refund && toDollars(refund.amountCents),
        },
      };
    },
  );
}
