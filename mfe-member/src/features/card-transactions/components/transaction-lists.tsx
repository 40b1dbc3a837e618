import { announce } from '@reset/remote-sdk';
import { Button, EmptyState, SearchField, Tile } from '@reset/shared-ui';
import { memo, useEffect, useRef, type RefObject } from 'react';
import { useMessages } from '#messages.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { searchTransactions } from '../model/search-transactions.ts';
import { isCurrent } from '../model/transaction-state.ts';
import styles from './card-panels.module.css';
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
  const field = useResultsInSight(isSearch);
  const { current = [], past = [] } = Object.groupBy(found, (one) =>
    isCurrent(one) ? 'current' : 'past',
  );
  return (
    <>
      {transactions.length > 0 && (
        <div ref={field} className={styles.search}>
          <SearchField
            label={t('transactions.search')}
            placeholder={t('transactions.searchBy')}
            value={text}
            onChange={search}
          />
        </div>
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

/** Brings the field up as a search begins, where what it finds would be below the window. */
function useResultsInSight(isSearch: boolean): RefObject<HTMLDivElement | null> {
  const field = useRef<HTMLDivElement>(null);
  const last = useRef(isSearch);
  useEffect(() => {
    const begins = isSearch && !last.current;
    last.current = isSearch;
    const { top = 0 } = field.current?.getBoundingClientRect() ?? {};
    if (begins && top > window.innerHeight / 2) field.current?.scrollIntoView();
  }, [isSearch]);
  return field;
}

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
