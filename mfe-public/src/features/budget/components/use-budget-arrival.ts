import { useStageArrival } from '#stages/use-stage-arrival.ts';
import { useMessages } from '../budget-messages.ts';
import { BUDGET_STEPS, type BudgetStage } from '../model/budget-steps.ts';

/** Title and focus for what is shown, as the shell has them for pages. */
export function useBudgetArrival(stage: BudgetStage | 'results', step: number): void {
  const t = useMessages();
  const steps = BUDGET_STEPS.length;
  const heading = t(`step.${BUDGET_STEPS[step - 1] ?? 'needs'}`);
  const titles: Record<typeof stage, string> = {
    intro: t('title'),
    questionnaire: t('stepTitle', { heading, step, steps }),
    signup: t('signup.heading'),
    results: t('results.heading'),
  };
  useStageArrival(titles[stage]);
}
