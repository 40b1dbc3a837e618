import { announce } from '@reset/remote-sdk';
import { Button, EmptyState, SearchField, Tile } from '@reset/shared-ui';
import { memo, useEffect } from 'react';
import { useMessages } from '#messages.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { searchTransactions } from '../model/search-transactions.ts';
import { isCurrent } from '../model/transaction-state.ts';
import { TransactionList } from './transaction-list.tsx';
import { useCategoryTitle } from './use-category-title.ts';
import { useSearch } from './use-search.ts';

interface Props {
  transactions: CardTransaction[];
}

/** What is still to be repaid, then what is over; of a search, what it finds of both. */
export const TransactionLists = memo(function TransactionLists({ transactions }: Props) {
  const t = useMessages();
  const categoryTitle = useCategoryTitle();
  const [text, search] = useSearch();
  const isSearch = text.trim() !== '';
  const found = searchTransactions(transactions, text, ({ merchantCategory }) =>
    categoryTitle(merchantCategory),
  );
  useFoundAnnouncement(isSearch ? found.length : null);
  const { current = [], past = [] } = Object.groupBy(found, (one) =>
    isCurrent(one) ? 'current' : 'past',
  );
  return (
    <>
      {transactions.length > 0 && (
        <SearchField
          label={t('transactions.search')}
          placeholder={t('transactions.searchBy')}
          value={text}
          onChange={search}
        />
      )}
      {isSearch && found.length === 0 && (
        <Tile>
          <EmptyState
            message={t('transactions.noneFound', { text: text.trim() })}
            action={<Button onPress={() => search('')}>{t('transactions.showAll')}</Button>}
          />
        </Tile>
      )}
      {current.length > 0 && (
        <TransactionList
          key={`outstanding ${isSearch}`}
          title={t('transactions.outstanding')}
          transactions={current}
        />
      )}
      {current.length === 0 && !isSearch && (
        <Tile title={t('transactions.outstanding')}>
          <EmptyState message={t('transactions.empty')} />
        </Tile>
      )}
      {past.length > 0 && (
        <TransactionList
          key={`past ${isSearch}`}
          title={t('transactions.past')}
          transactions={past}
        />
      )}
    </>
  );
});

/** Longer than between two letters: only the last of a word is spoken of. */
const PAUSE_MS = 700;

/**
 * Tells people who do not see the list how many a search has left of it.
 * @param count null while nothing is searched for
 */
function useFoundAnnouncement(count: number | null): void {
  const t = useMessages();
  const words = count === null ? null : t('transactions.found', { count });
  useEffect(() => {
    if (words === null) return;
    const pause = setTimeout(() => announce(words), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [words]);
}
