import { Button } from '@reset/shared-ui';
import { PitchHero, PitchPage } from '#features/pitch/pitch.ts';
import { useMessages } from '../budget-messages.ts';
import styles from './budget-intro.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { SpendingRing } from './spending-ring.tsx';

/** Parts of a hundred, so that the ring shows the rule itself. */
const RULE = { income: 100, needs: 50, wants: 30 };

/** What the calculator is for, and what it will ask. */
export function BudgetIntro({ onStart }: { onStart: () => void }) {
  const t = useMessages();
  const picture = (
    <figure className={styles.rule}>
      <SpendingRing budget={RULE}>
        <span className={styles.figures}>50/30/20</span>
      </SpendingRing>
      <figcaption className={styles.caption}>{t('intro.rule')}</figcaption>
    </figure>
  );
  return (
    <PitchPage>
      <PitchHero title={t('intro.heading')} intro={t('intro.text')} picture={picture}>
        <div className={styles.start}>
          <Button variant="primary" onPress={onStart} isWide>
            {t('intro.start')}
          </Button>
        </div>
      </PitchHero>
      <HowItWorks />
    </PitchPage>
  );
}
