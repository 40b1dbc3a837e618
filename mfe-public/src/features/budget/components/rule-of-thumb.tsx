import { SPENDING_KINDS, targetsOf, type Budget } from '@reset/financial-health/budget.ts';
import { Tile } from '@reset/shared-ui';
import { useMessages } from '../budget-messages.ts';
import { amountsOf } from '../model/ring-segments.ts';
import { RuleRow } from './rule-row.tsx';
import styles from './rule-of-thumb.module.css';

/** What the 50/30/20 rule would have of each kind, beside what it is. */
export function RuleOfThumb({ budget }: { budget: Budget }) {
  const t = useMessages();
  const targets = targetsOf(budget);
  const amounts = amountsOf(budget);
  return (
    <Tile title={t('rule.title')}>
      <div className={styles.rule}>
        <p>{t('rule.text')}</p>
        <ul className={styles.rows}>
          {SPENDING_KINDS.map((kind) => (
            <RuleRow
              key={kind}
              kind={kind}
              income={budget.income}
              target={targets[kind]}
              amount={amounts[kind]}
            />
          ))}
        </ul>
      </div>
    </Tile>
  );
}
