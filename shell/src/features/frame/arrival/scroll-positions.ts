import { leaveInEntry, leftInEntry } from './history-entry.ts';

/** How far down each entry of the browser's history was left. */
export interface ScrollPositions {
  /** Follows the reader from now on. @returns ends it */
  follow(): () => void;
  /** The entry, by the router's key, that is on the screen from now on, as it stands there. */
  show(key: string): void;
  /** Pixels from the top; undefined for an entry that was not shown. */
  of(key: string): number | undefined;
}

/** Browsers refuse a script that changes their history more often. */
const REST_MS = 250;

/**
 * Kept in memory and, for the documents after this one, in the history's
 * entries; not in the storage, which signing out has to find empty.
 */
export function scrollPositions(): ScrollPositions {
  const positions = new Map<string, number>();
  let shown: string | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const note = () => {
    if (shown !== null) positions.set(shown, window.scrollY);
  };
  const leave = () => {
    if (shown !== null) leaveInEntry(shown, window.scrollY);
  };
  const noteScroll = () => {
    note();
    clearTimeout(resting);
    resting = setTimeout(leave, REST_MS);
  };
  return {
    follow() {
      window.addEventListener('scroll', noteScroll, { passive: true });
      return () => {
        clearTimeout(resting);
        window.removeEventListener('scroll', noteScroll);
      };
    },
    show(key) {
      const isFirst = shown === null;
      shown = key;
      // A document begins at its top; to ask would have it laid out before it is there.
      if (!isFirst) note();
    },
    of: (key) => positions.get(key) ?? leftInEntry(key),
  };
}
