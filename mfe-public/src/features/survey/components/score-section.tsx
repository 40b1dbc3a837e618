import { surveyBand, surveyScore } from '@reset/financial-health/survey.ts';
import { TextLink } from '@reset/shared-ui';
import { useLocation } from 'react-router';
import { useMessages } from '../survey-messages.ts';
import { CategoryBars } from './category-bars.tsx';
import { LEARN_MORE } from './how-reset-helps.tsx';
import { ScoreGauge } from './score-gauge.tsx';
import styles from './score-section.module.css';

/** The score, what it means, and what it is made up of. */
export function ScoreSection({ answers }: { answers: readonly number[] }) {
  const t = useMessages();
  const { search } = useLocation();
  const score = surveyScore(answers);
  const band = surveyBand(score);
  return (
    <div className={styles.section}>
      <div className={styles.score}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('results.title')}
        </h1>
        <ScoreGauge score={score} />
        <p className={styles.band}>{t(`results.${band}`)}</p>
        <p className={styles.message}>
          {t(`results.${band}.text`)}{' '}
          {/* With the query, without which these would not be her results. */}
          <TextLink href={`${search}#${LEARN_MORE}`}>{t('results.learnMore')}</TextLink>
        </p>
      </div>
      <section aria-labelledby="categories">
        <h2 id="categories" className={styles.categories}>
          {t('results.categories')}
        </h2>
        <CategoryBars answers={answers} />
      </section>
    </div>
  );
}
