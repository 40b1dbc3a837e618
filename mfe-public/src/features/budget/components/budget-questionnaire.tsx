import { Button, Form } from '@reset/shared-ui';
import { QuestionnaireBar } from '#stages/questionnaire-bar.tsx';
import type { Stages } from '#stages/use-stages.ts';
import { useMessages } from '../budget-messages.ts';
import type { BudgetAnswers } from '../model/budget-answers.ts';
import { BUDGET_STEPS, isComplete, stepState, type BudgetStage } from '../model/budget-steps.ts';
import styles from './budget-questionnaire.module.css';
import { BudgetStepPage } from './budget-step-page.tsx';
import { StepHint } from './step-hint.tsx';
import { useSlideOut } from './use-slide-out.ts';

interface Props {
  answers: BudgetAnswers;
  stages: Stages<BudgetStage>;
  onType: (answers: BudgetAnswers) => void;
}

/** Five steps in one form, one at a time. */
export function BudgetQuestionnaire({ answers, stages, onType }: Props) {
  const t = useMessages();
  const { step: at, direction } = stages;
  const step = BUDGET_STEPS[at - 1] ?? 'needs';
  const { leaving, slideOut } = useSlideOut(step);
  const isLast = at === BUDGET_STEPS.length;

  async function goOn(values: BudgetAnswers): Promise<undefined> {
    // Whoever comes by an address may be at the end with a step before it unanswered.
    const isOpen = stepState(step, values) !== 'complete' || (isLast && !isComplete(values));
    if (isOpen) return;
    await slideOut('forward');
    if (isLast) stages.goTo('signup');
    else stages.goTo('questionnaire', at + 1);
  }

  async function goBack() {
    await slideOut('back');
    stages.goBack();
  }

  return (
    <div className={styles.questionnaire}>
      <QuestionnaireBar
        label={t('title')}
        step={at}
        steps={BUDGET_STEPS.length}
        text={t('stepOf', { step: at, steps: BUDGET_STEPS.length })}
        exit={t('exit')}
      />
      <Form aria-label={t('title')} initialValues={answers} onChange={onType} onSubmit={goOn}>
        {(values) => (
          <>
            <div
              key={step}
              className={styles.step}
              data-direction={direction}
              data-leaving={leaving}
            >
              <BudgetStepPage step={step} answers={values} />
            </div>
            <StepHint step={step} state={stepState(step, values)} />
            <div className={styles.buttons}>
              {at > 1 && (
                <Button onPress={() => void goBack()} isWide>
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
