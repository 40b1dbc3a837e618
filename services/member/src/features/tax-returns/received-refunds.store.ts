import type { Database } from '@reset/service-kit';
import { cardStore } from '#features/cards/cards.store.ts';
import { readFurtherRefunds } from './further-refunds.store.ts';
import { firstRecordedAt, receivedRefund, type ReceivedRefund } from './received-refund.ts';
import type { ShownTaxReturn } from './tax-returns.ts';

/** What came in as the refund of each of a member's returns, in their order; null for nothing. */
export async function readReceivedRefunds(
  database: Database,
  userId: string,
  returns: readonly ShownTaxReturn[],
): Promise<(ReceivedRefund | null)[]> {
  const cards = cardStore(database);
  const further = await readFurtherRefunds(database, userId);
  const idsOf = ({ refundedBy }: ShownTaxReturn) =>
    refundedBy === null ? [] : [refundedBy, ...(further.get(refundedBy) ?? [])];
  const all = returns.flatMap(idsOf);
  const [deposits, repaidLater] = await Promise.all([
    cards.receivedDeposits(all),
    cards.repaidLater(all),
  ]);
  const since = firstRecordedAt([...deposits.values()]);
  const payouts = {
    arrived: since ? await cards.arrivedPayouts(userId, since) : [],
    underWay: since ? await cards.payoutUnderWay(userId) : null,
  };
  return returns.map((one) => {
    const ids = idsOf(one);
    const repaidLaterCents = ids.reduce((sum, id) => sum + (repaidLater.get(id) ?? 0), 0);
    return receivedRefund(
      ids.map((id) => deposits.get(id)),
      repaidLaterCents,
      payouts,
    );
  });
}
