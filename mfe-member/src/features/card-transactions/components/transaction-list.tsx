import { Badge, Stack, Tile } from '@reset/shared-ui';
import { formatDay } from '#dates/calendar-date.ts';
import { useMessages } from '#messages.ts';
import { formatDollars } from '#money/money.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { transactionsByDate } from '../model/transactions-by-date.ts';
import { categoryTitle } from '../model/category-title.ts';
import { transactionBadge } from '../model/transaction-state.ts';
import styles from './transaction-list.module.css';

interface Props {
  title: string;
  transactions: CardTransaction[];
}

/** Transactions under the dates on which they were made. */
export function TransactionList({ title, transactions }: Props) {
  return (
    <Tile title={title}>
      <Stack gap={24}>
        {transactionsByDate(transactions).map((day) => (
          <div key={day.date} className={styles.day}>
            <h3 className={styles.date}>{formatDay(day.date)}</h3>
            <ul>
              {day.transactions.map((transaction) => (
                <TransactionRow key={transaction.id} transaction={transaction} />
              ))}
            </ul>
          </div>
        ))}
      </Stack>
    </Tile>
  );
}

function TransactionRow({ transaction }: { transaction: CardTransaction }) {
  const t = useMessages();
  const { tone, word, note } = transactionBadge(transaction);
  const category = categoryTitle(transaction.merchantCategory);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.merchant}>{transaction.merchantName}</p>
        {category && <p className={styles.category}>{category}</p>}
        {note && <p className={styles.category}>{t(`transactions.${note}`)}</p>}
      </div>
      <div className={styles.figures}>
        <p className={styles.amount} data-owed={note === null}>
          {formatDollars(transaction.amount)}
        </p>
        <Badge tone={tone}>{t(`transactions.${word}`)}</Badge>
      </div>
    </li>
  );
}
