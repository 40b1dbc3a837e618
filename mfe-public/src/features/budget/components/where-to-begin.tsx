import type { Budget } from '@reset/financial-health/budget.ts';
import { FirstStep } from '#features/first-step/first-step.tsx';
import { useMessages } from '../budget-messages.ts';
import { firstSaving } from '../model/first-saving.ts';
import { formatWholeDollars } from '../model/format-money.ts';

/** The one change that would help this month most, in dollars of a week. */
export function WhereToBegin({ budget }: { budget: Budget }) {
  const t = useMessages();
  const step = firstSaving(budget);
  const monthly = formatWholeDollars(step.monthly);
  if (step.what === 'keep') {
    return (
      <FirstStep
        label={t('first')}
        title={t('first.keep', { monthly })}
        text={t('first.keep.text')}
      />
    );
  }
  const weekly = formatWholeDollars(step.weekly);
  const kind = t(`kind.${step.kind}`);
  const where = t(`first.where.${step.kind}`);
  return (
    <FirstStep
      label={t('first')}
      title={t(`first.${step.what}`, { kind, monthly })}
      text={`${t(`first.${step.what}.text`, { weekly })} ${where}`}
    />
  );
}
