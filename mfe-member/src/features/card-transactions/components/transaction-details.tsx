import { dateFormat } from '@reset/shared-ui/locale.ts';
import { Badge, Money, Stack, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { formatDay, localDate } from '#dates/calendar-date.ts';
import { DisputeCharge, DisputeMark } from '#features/disputes/disputes.ts';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { formatDollars, toCents } from '#money/money.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { repaymentDay } from '../model/repayment-day.ts';
import { amountWords } from '../model/amount-words.ts';
import { isRefunded, transactionBadge } from '../model/transaction-state.ts';
import { useTransactionMessages } from '../transaction-messages.ts';
import styles from './transaction-details.module.css';
import { CreditedPurchase } from './credited-purchase.tsx';
import { TakeBack } from './take-back.tsx';
import { useTransactionLook } from './use-transaction-look.ts';

interface Props {
  transaction: CardTransaction;
  /** All of them: what pays it, or what it pays, is among them. */
  transactions: readonly CardTransaction[];
}

/** How much, what became of it, and what a question about it needs. */
export function TransactionDetails({ transaction, transactions }: Props) {
  const t = useMessages();
  const said = useTransactionMessages();
  const { tone, word, meaning } = transactionBadge(transaction);
  const { amount, createdAt, cardPresent, transactionReferenceNumber } = transaction;
  const { customerState, declineReason } = transaction;
  const { category } = useTransactionLook()(transaction);
  const purchase = transactions.find(({ id }) => id === transaction.purchaseId);
  const refunds = transactions.filter(
    ({ kind, purchaseId }) => kind === 'refund' && purchaseId === transaction.id,
  );
  return (
    <Stack gap={16}>
      <p className={styles.amount}>
        <Money cents={toCents(amount)} />
        <Badge tone={tone}>{t(`transactions.${word}`)}</Badge>
        <DisputeMark state={transaction.disputeState} />
      </p>
      <p>
        {said(isUnderReview(transaction) ? 'underReview' : meaning, amountWords(transaction))}
        {isDueNext(transaction) && !isUnderReview(transaction) && (
          <DueWords transaction={transaction} transactions={transactions} />
        )}
      </p>
      <OfDispute transaction={transaction} />
      {purchase && (
        <p className={styles.onward}>
          <TextLink href={`/card-transactions/${purchase.id}`}>
            {said('seePurchase', { merchant: purchase.merchantName })}
          </TextLink>
        </p>
      )}
      {refunds.map((refund) => (
        <p key={refund.id} className={styles.onward}>
          <TextLink href={`/card-transactions/${refund.id}`}>
            {said('seeRefund', {
              amount: formatDollars(-refund.amount),
              date: formatDay(localDate(new Date(refund.createdAt))),
            })}
          </TextLink>
        </p>
      ))}
      {isDueNext(transaction) && (
        <p className={styles.onward}>
          <TextLink href="/account/repayments">{said('seeRepayments')}</TextLink>
        </p>
      )}
      {customerState === 'declined' && <Remedy reason={declineReason ?? 'other'} />}
      <dl>
        <Fact label={said('made')} value={moment.format(new Date(createdAt))} />
        {category && <Fact label={said('category')} value={category} />}
        {cardPresent && <Fact label={said('how')} value={said('cardPresent')} />}
        {transactionReferenceNumber && (
          <Fact label={said('reference')} value={transactionReferenceNumber} />
        )}
      </dl>
      {!isGivenBack(transaction) && (
        <DisputeCharge key={transaction.id} transaction={transaction} />
      )}
    </Stack>
  );
}

/** When a dispute's credit is taken back, and of which purchase it is. */
const OfDispute = ({ transaction }: Pick<Props, 'transaction'>) =>
  (transaction.disputeTakeBack || transaction.kind.startsWith('dispute_')) && (
    <p>
      <TakeBack of={transaction} />
      <CreditedPurchase transaction={transaction} />
    </p>
  );

/** When it is repaid, as far as that is planned. */
function DueWords({ transaction, transactions }: Props) {
  const said = useTransactionMessages();
  const overview = useQuery(overviewQuery);
  const next = overview.data?.nextRepayment ?? null;
  const day = repaymentDay(transaction, transactions, next);
  return ` ${day === null ? said('dueLater') : said('dueOn', { date: formatDay(day) })}`;
}

/** Nothing of it is left to dispute: the merchant gave all of it back, and it is in no dispute. */
const isGivenBack = (transaction: CardTransaction): boolean =>
  isRefunded(transaction) &&
  (transaction.disputeState === null || transaction.disputeState === 'withdrawn');

/** It is still owed, which is said with what a decision would change. */
const isUnderReview = ({ disputeState, customerState }: CardTransaction): boolean =>
  disputeState === 'open' && (customerState === 'posted' || customerState === 'partially_repaid');

const isDueNext = ({ kind, customerState }: CardTransaction): boolean =>
  kind === 'purchase' && (customerState === 'posted' || customerState === 'partially_repaid');

/** What would have worked. */
function Remedy({ reason }: { reason: NonNullable<CardTransaction['declineReason']> }) {
  const said = useTransactionMessages();
  return (
    <p>
      {said(`declined.${reason}`)}{' '}
      {reason === 'limit_exceeded' && (
        <TextLink href="/card-transactions">{said('declined.seeLimit')}</TextLink>
      )}
      {reason === 'card_frozen' && (
        <TextLink href="/account/freeze-card">{said('declined.seeFreeze')}</TextLink>
      )}
    </p>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const moment = dateFormat({
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
