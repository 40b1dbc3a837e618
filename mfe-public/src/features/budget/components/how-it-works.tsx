import { PitchSection } from '#features/pitch/pitch.ts';
import { useMessages } from '../budget-messages.ts';
import styles from './how-it-works.module.css';

const STEPS = ['choose', 'amounts', 'results'] as const;

/** From the first tile to the link in the mail. */
export function HowItWorks() {
  const t = useMessages();
  return (
    <PitchSection title={t('intro.how')}>
      <ol className={styles.steps}>
        {STEPS.map((step, at) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <h3>{t(`intro.${step}`)}</h3>
            <p className={styles.text}>{t(`intro.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </PitchSection>
  );
}
