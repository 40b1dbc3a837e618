import type { AddJob, Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { cannotReceive, uncertainDebits } from '#features/cards/payouts/payout-obstacles.ts';
import { tellByPush } from '#features/push/push.store.ts';
import type { DepositKind } from './pay.ts';
import { PAY_MAIL_QUEUE, type PayMailJob } from './pay-mail.ts';

type Received = { id: string; kind: DepositKind; amountCents: number; repaidCents: number };
type Scope = {
  transaction: Transaction;
  account: { id: string; userId: string };
  now: Date;
  add: AddJob;
};

/**
 * Mails a member what came in, once it is posted, if its transaction is committed; and tells her of her
 * pay by push, if she chose that.
 */
export async function tellOfDeposit(
  { transaction, account, now, add }: Scope,
  { id, kind, amountCents, repaidCents }: Received,
): Promise<void> {
  const restCents = amountCents - repaidCents;
  const { rows } = await transaction.raw<{ rows: [ForwardableRow] }>(FORWARDABLE, {
    accountId: account.id,
    today: dayOf(now),
    isRefund: kind === 'tax_refund',
  });
  const [{ cents, spent_of_refund: owed, institution_name: name, mask }] = rows;
  const forwardedCents = Math.min(Math.max(Number(cents), 0), restCents);
  const job: PayMailJob = {
    user_id: account.userId,
    kind,
    repaid_cents: repaidCents,
    forwarded_cents: forwardedCents,
    kept_cents: restCents - forwardedCents,
    bank: name === null ? null : { name, mask },
    ...(kind === 'tax_refund' && { advance_owed_cents: Number(owed) }),
  };
  await add(transaction, PAY_MAIL_QUEUE, job);
  if (kind !== 'pay') return;
  await tellByPush(transaction, {
    userId: account.userId,
    kind: 'payday',
    key: `pay:${id}`,
    details: { what: 'pay', repaid_cents: repaidCents },
    happenedAt: now,
  });
}

type ForwardableRow = {
  cents: bigint;
  spent_of_refund: bigint;
  institution_name: string | null;
  mask: string | null;
};

/** What is hers and not needed with us, what is owed of the advance on her refund, and the bank to which it goes, by what payouts are made by. */
const FORWARDABLE = `
  SELECT deposit.credits_posted - deposit.debits_posted - deposit.debits_pending
           - owed.debits_pending - uncertain.cents AS cents,
         CASE WHEN :isRefund THEN spent_of_refund(owed) ELSE 0 END AS spent_of_refund,
         b.institution_name, b.mask
    FROM card_account c
    JOIN ledger.account deposit ON deposit.id = c.deposit
    JOIN ledger.account owed ON owed.id = c.receivable
    CROSS JOIN LATERAL (${uncertainDebits('c.id', ':today')}) uncertain
    LEFT JOIN bank_link b ON b.user_id = c.user_id AND b.owner_status IS DISTINCT FROM 'failed'
     AND NOT ${cannotReceive('c.id', 'b.id')}
     AND NOT EXISTS (SELECT FROM payout p
                      WHERE p.card_account_id = c.id AND p.status = 'returned'
                        AND p.bank_link_id = b.id)
   WHERE c.id = :accountId
`;
