import { SPENDING_KINDS, type Budget } from '@reset/financial-health/budget.ts';
import { useMessages } from '../budget-messages.ts';
import { formatPercent, formatWholeDollars } from '../model/format-money.ts';
import { amountsOf } from '../model/ring-segments.ts';
import { KindSwatch } from './kind-swatch.tsx';
import styles from './spending-legend.module.css';

/** What the ring shows, in words and figures. */
export function SpendingLegend({ budget }: { budget: Budget }) {
  const t = useMessages();
  const amounts = amountsOf(budget);
  return (
    <ul className={styles.legend}>
      {SPENDING_KINDS.map((kind) => (
        <li key={kind} className={styles.kind}>
          <KindSwatch kind={kind} />
          <span className={styles.name}>{t(`kind.${kind}`)}</span>
          <span className={styles.part}>{formatPercent(amounts[kind] / budget.income)}</span>
          <strong className={styles.amount}>{formatWholeDollars(amounts[kind])}</strong>
        </li>
      ))}
    </ul>
  );
}
