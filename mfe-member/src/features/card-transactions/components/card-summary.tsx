import { Figures, SkeletonText } from '@reset/shared-ui';
import { formatDay } from '#dates/calendar-date.ts';
import { shownLimit, type Overview } from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { formatDollars } from '#money/money.ts';

interface Props {
  overview: Overview;
  /** The limit is being computed anew. */
  isUpdating: boolean;
}

/** What is outstanding, when it is repaid, and what can still be spent. */
export function CardSummary({ overview, isUpdating }: Props) {
  const t = useMessages();
  const { resetCard, nextPayday, dsl } = overview;
  return (
    <Figures
      figures={[
        {
          label: t('transactions.outstandingAmount'),
          value: formatDollars(resetCard?.amount ?? 0),
        },
        ...(nextPayday
          ? [{ label: t('transactions.nextRepayment'), value: formatDay(nextPayday) }]
          : []),
        {
          label: t('transactions.limit'),
          value: isUpdating ? t('card.updating') : shownLimit(dsl.currentAmount).text,
        },
      ]}
    />
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
