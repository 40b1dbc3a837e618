import { Button, Section } from '@reset/shared-ui';
import { NumberedPoints, PitchHero, PitchPage } from '#features/pitch/pitch.ts';
import { useMessages } from '../budget-messages.ts';
import { THE_RULE } from '../model/ring-segments.ts';
import styles from './budget-intro.module.css';
import { RuleLegend } from './rule-legend.tsx';
import { SpendingRing } from './spending-ring.tsx';

/** Who lives by the rule. */
const EXAMPLE = { income: 100, needs: THE_RULE.NEEDS, wants: THE_RULE.WANTS };

/** From the first tile to the link in the mail. */
const HOW_IT_WORKS = ['choose', 'amounts', 'results'] as const;

/** What the calculator is for, and what it will ask. */
export function BudgetIntro({ onStart }: { onStart: () => void }) {
  const t = useMessages();
  const picture = (
    <figure className={styles.rule}>
      <SpendingRing budget={EXAMPLE}>
        <span className={styles.figures}>50/30/20</span>
      </SpendingRing>
      <figcaption>
        <RuleLegend />
      </figcaption>
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
      <Section title={t('intro.how')} size="large">
        <NumberedPoints
          points={HOW_IT_WORKS.map((step) => ({
            title: t(`intro.${step}`),
            text: t(`intro.${step}.text`),
          }))}
        />
      </Section>
    </PitchPage>
  );
}
