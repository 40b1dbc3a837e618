import type { SpendingKind } from '@reset/financial-health/budget.ts';
import { useMessages } from '../budget-messages.ts';
import { formatPercent, formatWholeDollars } from '../model/format-money.ts';
import { THE_RULE } from '../model/ring-segments.ts';
import { KindSwatch } from './kind-swatch.tsx';
import styles from './rule-row.module.css';

interface Props {
  kind: SpendingKind;
  /** All in dollars of a month. */
  income: number;
  target: number;
  amount: number;
}

/** One kind: the target, what it is, and how far that is off. The bar says the same to the eye. */
export function RuleRow({ kind, income, target, amount }: Props) {
  const t = useMessages();
  const percent = formatPercent(THE_RULE[kind] / 100);
  const percentOfIncome = Math.min((amount / income) * 100, 100);
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <KindSwatch kind={kind} />
          {t('kind.share', { kind: t(`kind.${kind}`), percent })}
        </h3>
        <Distance amount={amount} target={target} />
      </div>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.bar} data-kind={kind} style={{ width: `${percentOfIncome}%` }} />
        <div className={styles.mark} style={{ insetInlineStart: `${THE_RULE[kind]}%` }} />
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{t('rule.target')}</dt>
          <dd>{formatWholeDollars(target)}</dd>
        </div>
        <div>
          <dt>{t('rule.actual')}</dt>
          <dd>{formatWholeDollars(amount)}</dd>
        </div>
      </dl>
    </li>
  );
}

function Distance({ amount, target }: Pick<Props, 'amount' | 'target'>) {
  const t = useMessages();
  const distance = formatWholeDollars(Math.abs(amount - target));
  if (amount === target) return <span className={styles.distance}>{t('rule.on')}</span>;
  const text = amount > target ? 'rule.above' : 'rule.below';
  return <span className={styles.distance}>{t(text, { amount: distance })}</span>;
}
