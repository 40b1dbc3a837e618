import { Figures, Money, SkeletonText, Stack, TextLink } from '@reset/shared-ui';
import { nextRepaymentWords, type NextRepaymentWords } from '#features/repayments/repayments.ts';
import {
  LimitReceipt,
  LimitReceiptSkeleton,
  shownLimit,
  ZeroLimitCause,
  type Overview,
} from '#features/spending-limit/spending-limit.ts';
import { t as translate, useMessages } from '#messages.ts';
import { toCents } from '#money/money.ts';
import { PayoutNote } from './payout-note.tsx';

type Next = NonNullable<Overview['nextRepayment']>;

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
                  label: t(
                    nextRepayment.status === 'processing'
                      ? 'transactions.debitedSince'
                      : 'transactions.nextRepayment',
                  ),
                  value: next.dayInShort,
                  note: noteOf(next, nextRepayment.status),
                },
              ]
            : []),
          {
            label: t('transactions.limit'),
            value: isUpdating ? t('card.updating') : shownLimit(dsl.currentAmount).text,
          },
        ]}
      />
      <PayoutNote payout={payout} />
      {!isUpdating && <ZeroLimitCause overview={overview} />}
      <LimitReceipt overview={overview} />
    </Stack>
  );
}

/**
 * How much of what is outstanding is repaid on which day, and what of it is in none; null where nothing is.
 * While it is `stopped`, nothing is debited before she has connected another bank account.
 */
function noteOf({ amount, day, rest, following }: NextRepaymentWords, status: Next['status']) {
  const first = amount && translate(amountKey(day, status), { amount, date: day ?? '' });
  const said = [first, rest, following].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <>
      {said.join(' ')}
      {status === 'stopped' && (
        <>
          {' '}
          <TextLink href="/account/repayments">{translate('transactions.connect')}</TextLink>
        </>
      )}
    </>
  );
}

function amountKey(day: string | null, status: Next['status']) {
  if (status === 'processing') return 'transactions.beingDebited';
  return day === null ? 'transactions.nextOwed' : 'transactions.nextAmount';
}

export function CardSummarySkeleton() {
  const t = useMessages();
  return (
    <Stack gap={12}>
      <Figures
        figures={[
          { label: t('transactions.outstandingAmount'), value: <SkeletonText width={5} /> },
          {
            label: t('transactions.nextRepayment'),
            value: <SkeletonText width={9} />,
            note: <SkeletonText width={24} />,
          },
          { label: t('transactions.limit'), value: <SkeletonText width={4} /> },
        ]}
      />
      <LimitReceiptSkeleton />
    </Stack>
  );
}
