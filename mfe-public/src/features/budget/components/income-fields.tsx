import { INCOME_FREQUENCIES } from '@reset/financial-health/income.ts';
import { MoneyField, SelectField, Stack } from '@reset/shared-ui';
import { useMessages } from '../budget-messages.ts';
import { monthlyIncomeCents, type BudgetAnswers } from '../model/budget-answers.ts';
import { RunningTotal } from './running-total.tsx';

/** What she earns and how often, and what that is in a month. */
export function IncomeFields({ answers }: { answers: BudgetAnswers }) {
  const t = useMessages();
  const choices = INCOME_FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}`) }));
  return (
    <Stack gap={20}>
      <MoneyField name="income" label={t('income.amount')} />
      <SelectField name="frequency" label={t('income.frequency')} choices={choices} />
      <RunningTotal label={t('total.income.label')} cents={monthlyIncomeCents(answers)} />
    </Stack>
  );
}
