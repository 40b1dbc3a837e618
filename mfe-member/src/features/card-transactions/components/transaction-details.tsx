import { dateFormat } from '@reset/shared-ui/locale.ts';
import { Badge, Money, Stack, TextLink } from '@reset/shared-ui';
import { DisputeCharge, DisputeMark } from '#features/disputes/disputes.ts';
import { useMessages } from '#messages.ts';
import { toCents } from '#money/money.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { amountWords } from '../model/amount-words.ts';
import { isOwed, isRefunded, pendingCents, transactionBadge } from '../model/transaction-state.ts';
import { useTransactionMessages } from '../transaction-messages.ts';
import styles from './transaction-details.module.css';
import { CreditedPurchase } from './credited-purchase.tsx';
import { DueWords } from './due-words.tsx';
import { TakeBack } from './take-back.tsx';
import { TransactionLinks } from './transaction-links.tsx';
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
  const { category, from } = useTransactionLook()(transaction);
  const inReview = pendingCents(transaction) > 0 ? 'partlyUnderReview' : 'underReview';
  const reversals = transactions.filter(
    ({ kind, purchaseId }) => kind === 'dispute_reversal' && purchaseId === transaction.id,
  );
  return (
    <Stack gap={16}>
      <p className={styles.amount}>
        <Money cents={toCents(amount)} />
        <Badge tone={tone}>{t(`transactions.${word}`)}</Badge>
        <DisputeMark state={transaction.disputeState} />
      </p>
      <p>
        {said(isUnderReview(transaction) ? inReview : meaning, amountWords(transaction))}
        {isOwed(transaction) && <DueWords transaction={transaction} transactions={transactions} />}
        {pendingCents(transaction) > 0 && ` ${said('stillPending', amountWords(transaction))}`}
      </p>
      <OfDispute transaction={transaction} />
      {reversals.map((reversal) => (
        <p key={reversal.id}>
          {said(isOwed(reversal) ? 'creditOwed' : 'creditRepaid', amountWords(reversal))}
        </p>
      ))}
      <TransactionLinks transaction={transaction} transactions={transactions} />
      {customerState === 'declined' && <Remedy reason={declineReason ?? 'other'} />}
      <dl>
        <Fact label={said('made')} value={moment.format(new Date(createdAt))} />
        {from && <Fact label={said('from')} value={from} />}
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

/** Nothing of it is left to dispute: the merchant gave all of it back, and it is in no dispute. */
const isGivenBack = (transaction: CardTransaction): boolean =>
  isRefunded(transaction) &&
  (transaction.disputeState === null || transaction.disputeState === 'withdrawn');

/** It is still owed, which is said with what a decision would change. */
const isUnderReview = ({ disputeState, customerState }: CardTransaction): boolean =>
  disputeState === 'open' && (customerState === 'posted' || customerState === 'partially_repaid');

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
