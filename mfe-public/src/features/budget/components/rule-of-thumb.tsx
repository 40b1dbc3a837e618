import { SPENDING_KINDS, targetsOf, type Budget } from '@reset/financial-health/budget.ts';
import { Stack, Tile } from '@reset/shared-ui';
import { useMessages } from '../budget-messages.ts';
import { amountsOf } from '../model/ring-segments.ts';
import { RuleRow } from './rule-row.tsx';

/** What the 50/30/20 rule would have of each kind, beside what it is. */
export function RuleOfThumb({ budget }: { budget: Budget }) {
  const t = useMessages();
  const targets = targetsOf(budget);
  const amounts = amountsOf(budget);
  return (
    <Tile title={t('rule.title')}>
      <Stack gap={24}>
        <p>{t('rule.text')}</p>
        <Stack as="ul" gap={24}>
          {SPENDING_KINDS.map((kind) => (
            <RuleRow
              key={kind}
              kind={kind}
              income={budget.income}
              target={targets[kind]}
              amount={amounts[kind]}
            />
          ))}
        </Stack>
      </Stack>
    </Tile>
  );
}
