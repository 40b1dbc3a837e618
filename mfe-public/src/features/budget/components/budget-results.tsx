import type { Budget } from '@reset/financial-health/budget.ts';
import { PageLayout, TextLink } from '@reset/shared-ui';
import { PitchClosing, PitchPage } from '#features/pitch/pitch.ts';
import { useMessages } from '../budget-messages.ts';
import { formatWholeDollars } from '../model/format-money.ts';
import styles from './budget-results.module.css';
import { RuleOfThumb } from './rule-of-thumb.tsx';
import { SpendingProfile } from './spending-profile.tsx';
import { WhereToBegin } from './where-to-begin.tsx';

/** What a results link opens. */
export function BudgetResults({ budget }: { budget: Budget }) {
  const t = useMessages();
  return (
    <PitchPage>
      <PageLayout
        title={t('results.heading')}
        intro={t('results.intro', { income: formatWholeDollars(budget.income) })}
        actions={<TextLink href="/budget">{t('results.again')}</TextLink>}
      >
        <div className={styles.cards}>
          <div className={styles.first}>
            <WhereToBegin budget={budget} />
          </div>
          <SpendingProfile budget={budget} />
          <RuleOfThumb budget={budget} />
        </div>
      </PageLayout>
      <PitchClosing
        title={t('autopilot.title')}
        text={t('autopilot.text')}
        signUp={t('autopilot.signUp')}
      />
    </PitchPage>
  );
}
