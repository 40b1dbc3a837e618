import { budgetProfile, savingsOf, type Budget } from '@reset/financial-health/budget.ts';
import { Stack, Tile } from '@reset/shared-ui';
import { useMessages } from '../budget-messages.ts';
import { formatPercent, formatWholeDollars } from '../model/format-money.ts';
import { wholePercents } from '../model/whole-percents.ts';
import { OverBudget } from './over-budget.tsx';
import { SpendingLegend } from './spending-legend.tsx';
import styles from './spending-profile.module.css';
import { SpendingRing } from './spending-ring.tsx';

/** Where the money goes, and which of the five profiles that is. */
export function SpendingProfile({ budget }: { budget: Budget }) {
  const t = useMessages();
  const profile = budgetProfile(budget);
  const { NEEDS, WANTS, SAVINGS } = wholePercents(budget);
  const label = t('results.ring', {
    needs: formatPercent(NEEDS / 100),
    wants: formatPercent(WANTS / 100),
    savings: formatPercent(SAVINGS / 100),
  });
  return (
    <Tile title={t('results.profile')}>
      <Stack gap={24}>
        <SpendingRing budget={budget} label={label}>
          <strong className={styles.savings}>{formatWholeDollars(savingsOf(budget))}</strong>
          <span className={styles.note}>{t('results.savings')}</span>
        </SpendingRing>
        <Stack gap={8}>
          <h3 className={styles.name}>{t(`profile.${profile}`)}</h3>
          <p>{t(`profile.${profile}.text`)}</p>
        </Stack>
        <OverBudget budget={budget} />
        <SpendingLegend budget={budget} />
      </Stack>
    </Tile>
  );
}
