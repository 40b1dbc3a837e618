import { Icon } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { formatDollars } from '#money/money.ts';
import type { RecurringExpense } from '../api/get-recurring-expenses.ts';
import { categoryOf } from '../model/category.ts';
import { dayOfMonth, expenseName, newestFirst } from '../model/expense.ts';
import styles from './expense-table.module.css';

interface Props {
  expenses: RecurringExpense[];
}

export function ExpenseTable({ expenses }: Props) {
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
      <tbody>
        {newestFirst(expenses).map((expense) => (
          <ExpenseRow key={expense.id} expense={expense} />
        ))}
      </tbody>
    </table>
  );
}

function ExpenseRow({ expense }: { expense: RecurringExpense }) {
  const t = useMessages();
  const { personalFinanceCategoryPrimary, personalFinanceCategorySecondary } = expense;
  const category = categoryOf(personalFinanceCategoryPrimary, personalFinanceCategorySecondary);
  return (
    <tr>
      <th scope="row">
        <span className={styles.icon}>
          <Icon name={category.icon} />
        </span>
        <span className={styles.name}>{expenseName(expense) ?? t('expenses.unnamed')}</span>
        <span className={styles.category}>{t(`category.${category.title}`)}</span>
      </th>
      <td>{dayOfMonth(expense.lastOccurrenceDate)}</td>
      <td>{formatDollars(expense.averageAmount)}</td>
    </tr>
  );
}
