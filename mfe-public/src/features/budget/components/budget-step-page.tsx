import { Stack } from '@reset/shared-ui';
import { NEEDS_CATEGORIES, WANTS_CATEGORIES } from '@reset/financial-health/budget.ts';
import { useMessages } from '../budget-messages.ts';
import { chosenOf, totalOf, type BudgetAnswers } from '../model/budget-answers.ts';
import type { BudgetStep } from '../model/budget-steps.ts';
import styles from './budget-step-page.module.css';
import { CategoryTiles } from './category-tiles.tsx';
import { IncomeFields } from './income-fields.tsx';
import { SpendingFields } from './spending-fields.tsx';

interface Props {
  step: BudgetStep;
  answers: BudgetAnswers;
}

/** What one step asks. */
export function BudgetStepPage({ step, answers }: Props) {
  const t = useMessages();
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{t(`step.${step}`)}</h1>
        <p className={styles.text}>{t(`step.${step}.text`)}</p>
      </Stack>
      <Questions step={step} answers={answers} />
    </Stack>
  );
}

function Questions({ step, answers }: Props) {
  const t = useMessages();
  switch (step) {
    case 'needs':
      return <CategoryTiles label={t('step.needs')} categories={NEEDS_CATEGORIES} />;
    case 'wants':
      return <CategoryTiles label={t('step.wants')} categories={WANTS_CATEGORIES} />;
    case 'income':
      return <IncomeFields answers={answers} />;
    case 'needsSpending':
      return (
        <SpendingFields
          categories={chosenOf(answers, NEEDS_CATEGORIES)}
          none={t('step.needsSpending.none')}
          totalLabel={t('total.needs.label')}
          totalCents={totalOf(answers, NEEDS_CATEGORIES)}
        />
      );
    case 'wantsSpending':
      return (
        <SpendingFields
          categories={chosenOf(answers, WANTS_CATEGORIES)}
          none={t('step.wantsSpending.none')}
          totalLabel={t('total.wants.label')}
          totalCents={totalOf(answers, WANTS_CATEGORIES)}
        />
      );
  }
}
