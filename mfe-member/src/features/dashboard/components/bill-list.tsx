import { Button } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useState } from 'react';
import type { CalendarDate } from '#dates/calendar-date.ts';
import {
  categoryOf,
  expenseName,
  useCategoryTitles,
  type RecurringExpense,
} from '#features/recurring-expenses/recurring-expenses.ts';
import { useMessages } from '#messages.ts';
import { toCents } from '#money/money.ts';
import { AmountRow } from '#rows/amount-row.tsx';
import { dueFrom } from '../model/upcoming-bills.ts';
import styles from './bill-list.module.css';

export const SHOWN_AT_FIRST = 2;

interface Props {
  bills: RecurringExpense[];
  today: CalendarDate;
}

export function BillList({ bills, today }: Props) {
  const t = useMessages();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? bills : bills.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul>
        {shown.map((bill) => (
          <BillRow key={bill.id} bill={bill} today={today} />
        ))}
      </ul>
      {bills.length > SHOWN_AT_FIRST && (
        <div className={styles.toggle}>
          <Button variant="quiet" aria-expanded={showsAll} onPress={() => setShowsAll(!showsAll)}>
            {t(showsAll ? 'bills.showFewer' : 'bills.showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

function BillRow({ bill, today }: { bill: RecurringExpense; today: CalendarDate }) {
  const t = useMessages();
  const titleOf = useCategoryTitles();
  const due = dueFrom(today, bill.nextOccurrenceDate);
  const { personalFinanceCategoryPrimary, personalFinanceCategorySecondary } = bill;
  const category = categoryOf(personalFinanceCategoryPrimary, personalFinanceCategorySecondary);
  return (
    <AmountRow
      title={expenseName(bill) ?? titleOf(category.name)}
      note={typeof due === 'string' ? t(`bills.${due}`) : t('bills.days', { days: due.days })}
      // The specification's sign, letter for letter.
      amount={formatMoney(-toCents(bill.averageAmount))}
    />
  );
}
