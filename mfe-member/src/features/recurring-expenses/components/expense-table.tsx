import { Icon, Money, Skeleton, SkeletonText } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import { toCents } from '#money/money.ts';
import type { RecurringExpense } from '../api/get-recurring-expenses.ts';
import { useCategoryTitles } from '../category-messages.ts';
import { categoryOf } from '../model/category.ts';
import { dayOfMonth, expenseName, newestFirst } from '../model/expense.ts';
import styles from './expense-table.module.css';

interface Props {
  expenses: RecurringExpense[];
}

export const ExpenseTable = ({ expenses }: Props) => (
  <Rows>
    {newestFirst(expenses).map((expense) => (
      <ExpenseRow key={expense.id} expense={expense} />
    ))}
  </Rows>
);

/** In the table's place. */
export const ExpenseTableSkeleton = () => (
  <Skeleton>
    <Rows>
      {WIDTHS.map((width) => (
        <tr key={width}>
          <th>
            <span className={styles.icon} />
            <span className={styles.name}>
              <SkeletonText width={width} />
            </span>
            <span className={styles.category}>
              <SkeletonText width={8} />
            </span>
          </th>
          <td>
            <SkeletonText width={4} />
          </td>
          <td>
            <SkeletonText width={6} />
          </td>
        </tr>
      ))}
    </Rows>
  </Skeleton>
);

const WIDTHS = [8, 6, 9, 5, 7];

function Rows({ children }: { children: ReactNode }) {
  const t = useMessages();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('expenses.description')}</th>
          <th scope="col">{t('expenses.day')}</th>
          <th scope="col">{t('expenses.amount')}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function ExpenseRow({ expense }: { expense: RecurringExpense }) {
  const t = useMessages();
  const titleOf = useCategoryTitles();
  const { personalFinanceCategoryPrimary, personalFinanceCategorySecondary } = expense;
  const category = categoryOf(personalFinanceCategoryPrimary, personalFinanceCategorySecondary);
  return (
    <tr>
      <th scope="row">
        <span className={styles.icon}>
          <Icon name={category.icon} />
        </span>
        <span className={styles.name}>{expenseName(expense) ?? t('expenses.unnamed')}</span>
        <span className={styles.category}>{titleOf(category.name)}</span>
      </th>
      <td>{dayOfMonth(expense.lastOccurrenceDate)}</td>
      <td>
        <Money cents={toCents(expense.averageAmount)} />
      </td>
    </tr>
  );
}
