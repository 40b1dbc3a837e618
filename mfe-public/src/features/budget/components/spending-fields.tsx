import { MoneyField, Stack } from '@reset/shared-ui';
import { useMessages } from '../budget-messages.ts';
import type { Category } from '../model/budget-answers.ts';
import { RunningTotal } from './running-total.tsx';
import styles from './spending-fields.module.css';

interface Props {
  /** Those that were chosen. */
  categories: Category[];
  /** Instead of fields, when none was. */
  none: string;
  totalLabel: string;
  totalCents: number;
}

/** What each chosen category costs in a month, and all of them together. */
export function SpendingFields({ categories, none, totalLabel, totalCents }: Props) {
  const t = useMessages();
  if (categories.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <Stack gap={20}>
      {categories.map((category) => (
        <MoneyField key={category} name={`amounts.${category}`} label={t(`category.${category}`)} />
      ))}
      <RunningTotal label={totalLabel} cents={totalCents} />
    </Stack>
  );
}
