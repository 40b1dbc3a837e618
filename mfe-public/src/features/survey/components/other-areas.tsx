import { surveyBand } from '@reset/financial-health/survey.ts';
import { Section } from '@reset/shared-ui';
import { byNeed } from '../model/by-need.ts';
import { useMessages } from '../survey-messages.ts';
import styles from './other-areas.module.css';

/** What would help in the three other areas, after the first step is done. @param answers 0 to 255 each */
export function OtherAreas({ answers }: { answers: readonly number[] }) {
  const t = useMessages();
  const [weakest, ...others] = byNeed(answers);
  const isStrong = surveyBand(weakest?.score ?? 0) === 'top';
  return (
    <Section
      size="large"
      title={t(isStrong ? 'others.heading.keep' : 'others.heading')}
      layout="split"
    >
      <dl className={styles.areas}>
        {others.map(({ category }) => (
          <div key={category}>
            <dt className={styles.area}>{t(`category.${category}`)}</dt>
            <dd className={styles.text}>{t(`first.${category}`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
