import { newId } from '@reset/service-kit';
import { issueCard } from '../cardholder.ts';
import { operator } from '../product/running-product.ts';

/** Somebody's purchase of today, or of last month, with a card that she has or gets. */
export async function purchaseOf(
  userId: string,
  { occurredAt = new Date(), amountCents = 2_340 } = {},
): Promise<string> {
  await issueCard({ id: userId, email: `${userId}@example.com` });
  const id = newId();
  await operator('member').put(`/internal/members/${userId}/card_transactions/${id}`, {
    occurred_at: occurredAt.toISOString(),
    amount_cents: amountCents,
    merchant_name: 'Fernwood Market',
    customer_state: 'posted',
  });
  return id;
}
