/** What one group of transfers moved on her deposit: in above zero, out below it. Whole cents. */
export type DepositMovement = { groupId: string; cents: number };

/** So much of a payment is a refund's. Whole cents. */
export type RefundShare = { refundId: string; cents: number };

type Facts = {
  /** In the order in which they were made. */
  payments: readonly { id: string; amountCents: number; depositGroupId: string | null }[];
  refunds: readonly { id: string; groupId: string }[];
  /** The oldest first. */
  movements: readonly DepositMovement[];
};

/**
 * What refunds of more than was owed gave of payments out of her deposit, by the payments' ids: what
 * has been on deposit the longest is taken first, wherever it came from.
 */
export function refundShares({ payments, refunds, movements }: Facts): Map<string, RefundShare[]> {
  const takenBy = takenByGroup(refunds, movements);
  return new Map(
    payments.map(({ id, amountCents, depositGroupId }) => {
      const parts = take(takenBy.get(depositGroupId ?? '') ?? [], amountCents);
      return [id, parts.flatMap(({ refundId, cents }) => (refundId ? [{ refundId, cents }] : []))];
    }),
  );
}

/** Money of one origin, a refund or something else. */
type Part = { refundId: string | null; cents: number };

function takenByGroup(
  refunds: Facts['refunds'],
  movements: Facts['movements'],
): Map<string, Part[]> {
  const refundOf = new Map(refunds.map(({ id, groupId }) => [groupId, id]));
  const held: Part[] = [];
  const taken = new Map<string, Part[]>();
  for (const { groupId, cents } of movements) {
    if (cents > 0) held.push({ refundId: refundOf.get(groupId) ?? null, cents });
    else taken.set(groupId, take(held, -cents));
  }
  return taken;
}

/** Takes so much, or all that there is, from the front of a queue, which has it no more. */
function take(queue: Part[], cents: number): Part[] {
  const taken: Part[] = [];
  let leftCents = cents;
  for (let first = queue[0]; first && leftCents > 0; first = queue[0]) {
    const part = Math.min(first.cents, leftCents);
    taken.push({ ...first, cents: part });
    leftCents -= part;
    first.cents -= part;
    if (first.cents === 0) queue.shift();
  }
  return taken;
}
