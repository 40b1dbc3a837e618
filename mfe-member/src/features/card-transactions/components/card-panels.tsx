import { QueryPanel, Spinner, Tile } from '@reset/shared-ui';
import type { MemberProfile } from '@reset/remote-sdk';
import { useQuery } from '@tanstack/react-query';
import {
  overviewQuery,
  shownLimit,
  useLimitAnnouncement,
  useLimitUpdates,
} from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { cardTransactionsQuery } from '../api/get-card-transactions.ts';
import { CardList } from './card-list.tsx';
import styles from './card-panels.module.css';
import { CardSummary } from './card-summary.tsx';
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
        <QueryPanel query={overview} failure={t('transactions.summaryFailed')}>
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
            loading={<Spinner size="page" />}
            isBoxed
          >
            {(found) => <TransactionLists transactions={found} />}
          </QueryPanel>
        </div>
      </div>
    </>
  );
}
