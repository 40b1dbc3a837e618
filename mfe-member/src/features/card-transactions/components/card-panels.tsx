import { QueryPanel, Skeleton, SkeletonControl, Stack, Tile } from '@reset/shared-ui';
import type { MemberProfile } from '@reset/remote-sdk';
import { useQuery } from '@tanstack/react-query';
import {
  overviewQuery,
  shownLimit,
  useLimitAnnouncement,
  useLimitUpdates,
} from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { AmountRowsSkeleton } from '#rows/amount-row.tsx';
import { cardTransactionsQuery } from '../api/get-card-transactions.ts';
import { CardList, CardListSkeleton } from './card-list.tsx';
import styles from './card-panels.module.css';
import { CardSummary, CardSummarySkeleton } from './card-summary.tsx';
import { TransactionLists } from './transaction-lists.tsx';

interface Props {
  account: NonNullable<MemberProfile['currentCardAccount']>;
}

/** Sums, cards and transactions of a card account, each part with its own call. */
export function CardPanels({ account }: Props) {
  const t = useMessages();
  const overview = useQuery(overviewQuery);
  const transactions = useQuery(cardTransactionsQuery);
  const { isUpdating } = useLimitUpdates();
  const shown = overview.data && shownLimit(overview.data.dsl.currentAmount);
  useLimitAnnouncement(shown?.text, isUpdating);
  return (
    <>
      <Tile>
        <QueryPanel
          query={overview}
          failure={t('transactions.summaryFailed')}
          loading={
            <Skeleton>
              <CardSummarySkeleton />
            </Skeleton>
          }
        >
          {(found) => <CardSummary overview={found} isUpdating={isUpdating} />}
        </QueryPanel>
      </Tile>
      <div className={styles.columns}>
        <div className={styles.cards}>
          <CardList cards={account.cards} />
        </div>
        <div className={styles.lists}>
          <QueryPanel
            query={transactions}
            failure={t('transactions.failed')}
            loading={
              <Skeleton>
                <TransactionsSkeleton />
              </Skeleton>
            }
            isBoxed
          >
            {(found) => <TransactionLists transactions={found} />}
          </QueryPanel>
        </div>
      </div>
    </>
  );
}

/** In the place of all of it, before it is known whether there is a card. */
export const CardPanelsSkeleton = () => (
  <Skeleton>
    <Stack gap={24}>
      <Tile>
        <CardSummarySkeleton />
      </Tile>
      <div className={styles.columns}>
        <div className={styles.cards}>
          <CardListSkeleton />
        </div>
        <TransactionsSkeleton />
      </div>
    </Stack>
  </Skeleton>
);

/** The search, and what it looks through. */
function TransactionsSkeleton() {
  const t = useMessages();
  return (
    <Stack gap={24}>
      <SkeletonControl />
      <Tile title={t('transactions.outstanding')}>
        <AmountRowsSkeleton count={5} />
      </Tile>
    </Stack>
  );
}
