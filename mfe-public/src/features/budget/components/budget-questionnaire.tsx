import { Button, Form } from '@reset/shared-ui';
import type { Stages } from '#stages/use-stages.ts';
import { useMessages } from '../budget-messages.ts';
import type { BudgetAnswers } from '../model/budget-answers.ts';
import type { BudgetStage } from '../model/budget-stages.ts';
import { BUDGET_STEPS, isComplete, stepState } from '../model/budget-steps.ts';
import styles from './budget-questionnaire.module.css';
import { BudgetStepPage } from './budget-step-page.tsx';
import { KeepTyped } from './keep-typed.tsx';
import { QuestionnaireHeader } from './questionnaire-header.tsx';
import { StepHint } from './step-hint.tsx';

interface Props {
  answers: BudgetAnswers;
  stages: Stages<BudgetStage>;
  onType: (answers: BudgetAnswers) => void;
}

/** Five steps in one form, one at a time. */
export function BudgetQuestionnaire({ answers, stages, onType }: Props) {
  const t = useMessages();
  const { step: at, direction, goTo, goBack } = stages;
  const step = BUDGET_STEPS[at - 1] ?? 'needs';
  const isLast = at === BUDGET_STEPS.length;

  async function goOn(values: BudgetAnswers): Promise<undefined> {
    if (stepState(step, values) !== 'complete') return;
    if (!isLast) goTo('questionnaire', at + 1);
    // Whoever comes by an address may be at the end with a step before it unanswered.
    else if (isComplete(values)) goTo('signup');
  }

  return (
    <div className={styles.questionnaire}>
      <QuestionnaireHeader step={at} />
      <Form aria-label={t('title')} initialValues={answers} onSubmit={goOn}>
        {(values) => (
          <>
            <KeepTyped values={values} onType={onType} />
            <div key={step} className={styles.step} data-direction={direction}>
              <BudgetStepPage step={step} answers={values} />
            </div>
            <StepHint step={step} state={stepState(step, values)} />
            <div className={styles.buttons}>
              {at > 1 && (
                <Button onPress={goBack} isWide>
                  {t('back')}
                </Button>
              )}
              <Button
                type="submit"
                variant="primary"
                isDisabled={stepState(step, values) !== 'complete'}
                isWide
              >
                {isLast ? t('finish') : t('next')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </div>
  );
}
