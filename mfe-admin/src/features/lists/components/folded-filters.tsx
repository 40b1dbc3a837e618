import { Button } from '@reset/shared-ui';
import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import styles from './folded-filters.module.css';

interface Props {
  /** How many of them are set. */
  count: number;
  /** The filters, given what folds them once the rows are what is looked at. */
  children: (fold: () => void) => ReactNode;
}

/** Filters that take many lines: on small screens behind a button, so that the rows are seen first. */
export function FoldedFilters({ count, children }: Props) {
  const t = useMessages();
  const id = useId();
  const openerId = useId();
  const [isOpen, setOpen] = useState(false);
  function fold() {
    setOpen(false);
    // What had focus is folded with the rest. On wide screens there is no such button, and it keeps it.
    document.getElementById(openerId)?.querySelector('button')?.focus();
  }
  return (
    <div className={styles.filters}>
      <div id={openerId} className={styles.opener}>
        <Button aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
          {count === 0 ? t('list.filters') : t('list.filtersSet', { count })}
        </Button>
      </div>
      <div id={id} className={styles.fold} data-open={isOpen || undefined}>
        {children(fold)}
      </div>
    </div>
  );
}
