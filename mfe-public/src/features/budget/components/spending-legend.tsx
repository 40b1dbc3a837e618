import { SPENDING_KINDS, type Budget } from '@reset/financial-health/budget.ts';
import { useMessages } from '../budget-messages.ts';
import { formatPercent, formatWholeDollars } from '../model/format-money.ts';
import { amountsOf } from '../model/ring-segments.ts';
import { wholePercents } from '../model/whole-percents.ts';
import { KindSwatch } from './kind-swatch.tsx';
import styles from './spending-legend.module.css';

/** What the ring shows, in words and figures. */
export function SpendingLegend({ budget }: { budget: Budget }) {
  const t = useMessages();
  const amounts = amountsOf(budget);
  const percents = wholePercents(budget);
  return (
    <ul className={styles.legend}>
      {SPENDING_KINDS.map((kind) => (
        <li key={kind} className={styles.kind}>
          <KindSwatch kind={kind} />
          <span className={styles.name}>{t(`kind.${kind}`)}</span>
          <span className={styles.part}>{formatPercent(percents[kind] / 100)}</span>
          <strong className={styles.amount}>{formatWholeDollars(amounts[kind])}</strong>
        </li>
      ))}
    </ul>
  );
}
