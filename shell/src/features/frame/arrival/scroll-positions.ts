/** How far down each entry of the browser's history was left. */
export interface ScrollPositions {
  /** Follows the reader from now on. @returns ends it */
  follow(): () => void;
  /** The entry, by the router's key, that is on the screen from now on, as it stands there. */
  show(key: string): void;
  /** Pixels from the top; undefined for an entry that was not shown. */
  of(key: string): number | undefined;
}

/**
 * Kept in memory. A document that goes away leaves its last position in the
 * history's entry, so that a reload comes back to it; not in the storage, which
 * signing out has to find empty.
 */
export function scrollPositions(): ScrollPositions {
  const positions = new Map<string, number>();
  let shown: string | null = null;

  const note = () => {
    if (shown !== null) positions.set(shown, window.scrollY);
  };
  return {
    follow() {
      window.addEventListener('scroll', note, { passive: true });
      window.addEventListener('pagehide', leaveBehind);
      return () => {
        window.removeEventListener('scroll', note);
        window.removeEventListener('pagehide', leaveBehind);
      };
    },
    show(key) {
      shown = key;
      note();
    },
    of: (key) => positions.get(key) ?? leftBehind(),
  };
}

function leaveBehind(): void {
  const state = window.history.state as object | null;
  window.history.replaceState({ ...state, scrollY: window.scrollY }, '');
}

/** By the document before this one, in the entry that is current now. */
function leftBehind(): number | undefined {
  const { scrollY } = (window.history.state ?? {}) as { scrollY?: unknown };
  return typeof scrollY === 'number' ? scrollY : undefined;
}
