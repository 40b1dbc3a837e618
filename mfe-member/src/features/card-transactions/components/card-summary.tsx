import { Figures, Money, SkeletonText, Stack, TextLink } from '@reset/shared-ui';
import { nextRepaymentWords, type NextRepaymentWords } from '#features/repayments/repayments.ts';
import {
  LimitReceipt,
  LimitReceiptSkeleton,
  shownLimit,
  ZeroLimitCause,
  type Overview,
} from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { toCents } from '#money/money.ts';
import styles from './card-panels.module.css';
import { PayoutNote } from './payout-note.tsx';

interface Props {
  overview: Overview;
  /** The limit is being computed anew. */
  isUpdating: boolean;
}

/** What is outstanding, when it is repaid, and what can still be spent. */
export function CardSummary({ overview, isUpdating }: Props) {
  const t = useMessages();
  const { resetCard, nextRepayment, dsl, depositBalance, payout } = overview;
  const next = nextRepayment && nextRepaymentWords(nextRepayment);
  return (
    <Stack gap={12}>
      <Figures
        figures={[
          {
            label: t('transactions.outstandingAmount'),
            value: <Money cents={toCents(resetCard?.amount ?? 0)} />,
          },
          ...(depositBalance > 0
            ? [
                {
                  label: t('transactions.deposit'),
                  value: <Money cents={toCents(depositBalance)} />,
                },
              ]
            : []),
          ...(next
            ? [
                {
                  label: t('transactions.nextRepayment'),
                  value: <span className={styles.day}>{next.dayInShort}</span>,
                },
              ]
            : []),
          {
            label: t('transactions.limit'),
            value: isUpdating ? t('card.updating') : shownLimit(dsl.currentAmount).text,
          },
        ]}
      />
      {next && <NextRepaymentNote words={next} isStopped={nextRepayment?.status === 'stopped'} />}
      <PayoutNote payout={payout} />
      {!isUpdating && <ZeroLimitCause overview={overview} />}
      <LimitReceipt overview={overview} />
    </Stack>
  );
}

interface NoteProps {
  words: NextRepaymentWords;
  /** Nothing is debited before she has connected another bank account. */
  isStopped: boolean;
}

/** How much of what is outstanding is repaid on which day, and what of it is pending. */
function NextRepaymentNote({ words, isStopped }: NoteProps) {
  const t = useMessages();
  const { amount, day, pending, following } = words;
  const first =
    amount &&
    (day
      ? t('transactions.nextAmount', { amount, date: day })
      : t('transactions.nextOwed', { amount }));
  const said = [first, pending, following].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <p className={styles.note}>
      {said.join(' ')}{' '}
      {isStopped && <TextLink href="/account/repayments">{t('transactions.connect')}</TextLink>}
    </p>
  );
}

export function CardSummarySkeleton() {
  const t = useMessages();
  return (
    <Stack gap={12}>
      <Figures
        figures={[
          { label: t('transactions.outstandingAmount'), value: <SkeletonText width={5} /> },
          { label: t('transactions.nextRepayment'), value: <SkeletonText width={9} /> },
          { label: t('transactions.limit'), value: <SkeletonText width={4} /> },
        ]}
      />
      <p className={styles.note}>
        <SkeletonText width={24} />
      </p>
      <LimitReceiptSkeleton />
    </Stack>
  );
}
