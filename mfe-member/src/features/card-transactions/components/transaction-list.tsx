import { Badge, Icon, Money, Stack, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { Link } from 'react-router';
import { formatPastDay, localDate, productDate, type CalendarDate } from '#dates/calendar-date.ts';
import { DisputeMark } from '#features/disputes/disputes.ts';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { toCents } from '#money/money.ts';
import { useShownCount } from '#rows/use-shown-count.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { amountWords } from '../model/amount-words.ts';
import { isCurrent, pendingCents, transactionBadge } from '../model/transaction-state.ts';
import { transactionsByDate, type TransactionDay } from '../model/transactions-by-date.ts';
import { useTransactionMessages } from '../transaction-messages.ts';
import styles from './transaction-list.module.css';
import { CreditedPurchase } from './credited-purchase.tsx';
import { TakeBack } from './take-back.tsx';
import { useTransactionLook } from './use-transaction-look.ts';

interface Props {
  title: string;
  transactions: CardTransaction[];
}

/** Transactions under the dates on which they were made; today is the product's, once it is known. */
export function TransactionList({ title, transactions }: Props) {
  const { data: overview } = useQuery(overviewQuery);
  const today = overview ? productDate(overview.asOf) : localDate(new Date());
  const days = useMemo(() => transactionsByDate(transactions), [transactions]);
  const shown = useShownCount(days.length);
  return (
    <Tile title={title}>
      <Stack gap={24}>
        {days.slice(0, shown).map((day) => (
          <Day key={day.date} day={day} today={today} />
        ))}
      </Stack>
    </Tile>
  );
}

/** With its sum, where there is something to add up. */
const Day = memo(function Day({ day, today }: { day: TransactionDay; today: CalendarDate }) {
  const t = useMessages();
  return (
    <div className={styles.day}>
      <div className={styles.head}>
        <h3 className={styles.date}>
          {day.date === today ? t('transactions.today') : formatPastDay(day.date, today)}
        </h3>
        {day.transactions.length > 1 && day.sumCents !== null && (
          <p>
            {t(day.isLess ? 'transactions.dayLeft' : 'transactions.daySum')}{' '}
            <Money cents={day.sumCents} />
          </p>
        )}
      </div>
      <ul>
        {day.transactions.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ))}
      </ul>
    </div>
  );
});

/** With its state, each in its tone; what is not charged, or repaid in part, says what that means. */
function TransactionRow({ transaction }: { transaction: CardTransaction }) {
  const t = useMessages();
  const said = useTransactionMessages();
  const { tone, word, meaning, isCharged } = transactionBadge(transaction);
  const isPartial = isCurrent(transaction) && transaction.repaidAmount > 0;
  const isByOthers = transaction.refundedAmount > 0 || transaction.creditedAmount > 0;
  const words = amountWords(transaction);
  const look = useTransactionLook()(transaction);
  const below = look.category ?? look.from;
  const isOfDispute = transaction.disputeState !== null || transaction.kind.startsWith('dispute_');
  const hasMeaning = !isCharged || isPartial || isOfDispute;
  return (
    <li className={styles.item}>
      <Link to={`/card-transactions/${transaction.id}`} className={styles.row}>
        <span className={styles.icon}>
          <Icon name={look.icon} />
        </span>
        <span className={styles.words}>
          <span className={styles.merchant}>{look.title}</span>
          {below && <span className={styles.category}>{below}</span>}
        </span>
        <span className={styles.figures}>
          <span className={styles.amount} data-owed={isCharged}>
            <Money cents={toCents(transaction.amount)} />
            <span className={styles.chevron}>
              <Icon name="chevron-right" />
            </span>
          </span>
          <Badge tone={tone}>{t(`transactions.${word}`)}</Badge>
        </span>
        <PartPending transaction={transaction} />
        {hasMeaning && (
          <span className={styles.meaning}>
            <DisputeMark state={transaction.disputeState} />
            <TakeBack of={transaction} />
            <CreditedPurchase transaction={transaction} />
            {!isCharged && said(meaning, words)}
            {isPartial && said(isByOthers ? 'partLeft' : 'partOf', words)}
          </span>
        )}
      </Link>
    </li>
  );
}

/** What of a purchase that is collected in part is, and what is pending; nothing for all others. */
function PartPending({ transaction }: { transaction: CardTransaction }) {
  const said = useTransactionMessages();
  if (pendingCents(transaction) === 0) return null;
  return <span className={styles.meaning}>{said('partPending', amountWords(transaction))}</span>;
}
