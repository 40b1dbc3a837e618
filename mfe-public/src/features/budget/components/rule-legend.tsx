import { SPENDING_KINDS } from '@reset/financial-health/budget.ts';
import { useMessages } from '../budget-messages.ts';
import { formatPercent } from '../model/format-money.ts';
import { THE_RULE } from '../model/ring-segments.ts';
import { KindSwatch } from './kind-swatch.tsx';
import styles from './rule-legend.module.css';

/** What the ring of the rule shows, in words. */
export function RuleLegend() {
  const t = useMessages();
  return (
    <ul className={styles.legend}>
      {SPENDING_KINDS.map((kind) => (
        <li key={kind} className={styles.kind}>
          <KindSwatch kind={kind} />
          {t('kind.share', {
            kind: t(`kind.${kind}`),
            percent: formatPercent(THE_RULE[kind] / 100),
          })}
        </li>
      ))}
    </ul>
  );
}
