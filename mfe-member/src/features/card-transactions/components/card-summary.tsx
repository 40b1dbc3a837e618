import { Figures, SkeletonText, Stack } from '@reset/shared-ui';
import { formatDay } from '#dates/calendar-date.ts';
import { shownLimit, type Overview } from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { formatDollars } from '#money/money.ts';
import styles from './card-panels.module.css';

interface Props {
  overview: Overview;
  /** The limit is being computed anew. */
  isUpdating: boolean;
}

/** What is outstanding, when it is repaid, and what can still be spent. */
export function CardSummary({ overview, isUpdating }: Props) {
  const t = useMessages();
  const { resetCard, nextPayday, dsl, depositBalance } = overview;
  return (
    <Stack gap={12}>
      <Figures
        figures={[
          {
            label: t('transactions.outstandingAmount'),
            value: formatDollars(resetCard?.amount ?? 0),
          },
          ...(depositBalance > 0
            ? [{ label: t('transactions.deposit'), value: formatDollars(depositBalance) }]
            : []),
          ...(nextPayday
            ? [{ label: t('transactions.nextRepayment'), value: formatDay(nextPayday) }]
            : []),
          {
            label: t('transactions.limit'),
            value: isUpdating ? t('card.updating') : shownLimit(dsl.currentAmount).text,
          },
        ]}
      />
      {depositBalance > 0 && <p className={styles.note}>{t('transactions.depositNote')}</p>}
    </Stack>
  );
}

export function CardSummarySkeleton() {
  const t = useMessages();
  return (
    <Figures
      figures={[
        { label: t('transactions.outstandingAmount'), value: <SkeletonText width={5} /> },
        { label: t('transactions.nextRepayment'), value: <SkeletonText width={9} /> },
        { label: t('transactions.limit'), value: <SkeletonText width={4} /> },
      ]}
    />
  );
}
