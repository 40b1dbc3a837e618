import { Button } from '@reset/shared-ui';
import { useMessages } from '../budget-messages.ts';
import styles from './budget-intro.module.css';
import { SpendingRing } from './spending-ring.tsx';

/** Parts of a hundred, so that the ring shows the rule itself. */
const RULE = { income: 100, needs: 50, wants: 30 };

/** What the calculator is for, and what it will ask. */
export function BudgetIntro({ onStart }: { onStart: () => void }) {
  const t = useMessages();
  const steps = ['choose', 'amounts', 'results'] as const;
  return (
    <div className={styles.intro}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.heading} tabIndex={-1}>
            {t('intro.heading')}
          </h1>
          <p className={styles.text}>{t('intro.text')}</p>
          <div className={styles.start}>
            <Button variant="primary" onPress={onStart} isWide>
              {t('intro.start')}
            </Button>
          </div>
        </div>
        <figure className={styles.rule}>
          <SpendingRing budget={RULE}>
            <span className={styles.figures}>50/30/20</span>
          </SpendingRing>
          <figcaption className={styles.caption}>{t('intro.rule')}</figcaption>
        </figure>
      </section>
      <section aria-labelledby="how-it-works">
        <h2 id="how-it-works">{t('intro.how')}</h2>
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <li key={step} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
              <div>
                <h3>{t(`intro.${step}`)}</h3>
                <p className={styles.stepText}>{t(`intro.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
