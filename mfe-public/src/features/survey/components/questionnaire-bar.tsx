import { Progress, TextLink } from '@reset/shared-ui';
import { questions } from '../model/questions.ts';
import { useMessages } from '../survey-messages.ts';
import styles from './questionnaire-bar.module.css';

/** What it is about, how far she is, and the way out. @param place of the question, from 0 */
export function QuestionnaireBar({ place }: { place: number }) {
  const t = useMessages();
  const count = questions.length;
  return (
    <div className={styles.bar}>
      <div className={styles.exit}>
        <TextLink href="/">{t('questionnaire.exit')}</TextLink>
      </div>
      <Progress
        label={t(`category.${questions[place]?.category ?? 'planning'}`)}
        value={place + 1}
        max={count}
        valueText={t('questionnaire.place', { number: place + 1, count })}
      />
    </div>
  );
}
