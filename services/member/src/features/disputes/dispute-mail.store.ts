import type { AddJob, Transaction } from '@reset/service-kit';
import { DISPUTE_MAIL_QUEUE, type DisputeMailJob, type DisputeNews } from './dispute-news.ts';
import { claimCents, type Dispute } from './disputes.ts';

type Told = { transaction: Transaction; account: { userId: string }; add: AddJob };

/** Sends a member one mail of what happened to a dispute, if the transaction is committed. */
export async function tellByMail(
  { transaction, account, add }: Told,
  dispute: Pick<Dispute, 'purchaseId' | 'amountCents' | 'refundedCents'>,
  news: DisputeNews,
): Promise<void> {
  const purchase = await transaction('card_transaction')
    .where({ id: dispute.purchaseId })
    .first('merchant_name');
  const job: DisputeMailJob = {
    user_id: account.userId,
    card_transaction_id: dispute.purchaseId,
    merchant_name: purchase.merchant_name,
    claim_cents: claimCents(dispute),
    news,
  };
  await add(transaction, DISPUTE_MAIL_QUEUE, job);
}
