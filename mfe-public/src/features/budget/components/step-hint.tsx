import { useMessages } from '../budget-messages.ts';
import type { BudgetStep, StepState } from '../model/budget-steps.ts';
import styles from './step-hint.module.css';

interface Props {
  step: BudgetStep;
  state: StepState;
}

/** Why it does not go on yet. */
export function StepHint({ step, state }: Props) {
  const t = useMessages();
  if (state === 'complete') return null;
  const missing = step === 'income' ? t('missing.income') : t('missing.spending');
  return <p className={styles.hint}>{state === 'missing' ? missing : t('tooMuch')}</p>;
}
