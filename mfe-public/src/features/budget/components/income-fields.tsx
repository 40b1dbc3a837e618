import { INCOME_FREQUENCIES } from '@reset/financial-health/income.ts';
import { MoneyField, SelectField } from '@reset/shared-ui';
import { useMessages } from '../budget-messages.ts';
import type { BudgetAnswers } from '../model/budget-answers.ts';
import { monthlyIncomeCents } from '../model/income-cents.ts';
import styles from './income-fields.module.css';
import { RunningTotal } from './running-total.tsx';

/** What she earns and how often, and what that is in a month. */
export function IncomeFields({ answers }: { answers: BudgetAnswers }) {
  const t = useMessages();
  const choices = INCOME_FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}`) }));
  return (
    <div className={styles.fields}>
      <MoneyField name="income" label={t('income.amount')} />
      <SelectField name="frequency" label={t('income.frequency')} choices={choices} />
      <RunningTotal label={t('total.income.label')} cents={monthlyIncomeCents(answers)} />
    </div>
  );
}
