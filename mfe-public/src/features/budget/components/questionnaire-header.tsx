import { Progress, TextLink } from '@reset/shared-ui';
import { useMessages } from '../budget-messages.ts';
import { BUDGET_STEPS } from '../model/budget-steps.ts';
import styles from './questionnaire-header.module.css';

/** How far she is, and the way out. */
export function QuestionnaireHeader({ step }: { step: number }) {
  const t = useMessages();
  const steps = BUDGET_STEPS.length;
  return (
    <div className={styles.header}>
      <div className={styles.exit}>
        <TextLink href="/">{t('exit')}</TextLink>
      </div>
      <Progress
        label={t('title')}
        value={step}
        max={steps}
        valueText={t('stepOf', { step, steps })}
      />
    </div>
  );
}
