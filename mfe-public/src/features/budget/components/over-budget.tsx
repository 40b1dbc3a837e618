import { isOverBudget, type Budget } from '@reset/financial-health/budget.ts';
import { Banner } from '@reset/shared-ui';
import { useMessages } from '../budget-messages.ts';
import { formatWholeDollars } from '../model/format-money.ts';
import styles from './over-budget.module.css';

/** That more is spent than comes in, where it is so: a fact beside the profile. */
export function OverBudget({ budget }: { budget: Budget }) {
  const t = useMessages();
  if (!isOverBudget(budget)) return null;
  const amount = formatWholeDollars(budget.needs + budget.wants - budget.income);
  return (
    <Banner tone="warning">
      <p className={styles.title}>{t('results.over', { amount })}</p>
      <p>{t('results.over.text')}</p>
    </Banner>
  );
}
