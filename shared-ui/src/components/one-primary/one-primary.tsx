import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/** Those that want to be the primary one of a page, of which the first is. */
interface Primaries {
  /** @returns what takes it out again */
  add: (one: HTMLElement) => () => void;
  first: () => HTMLElement | null;
  subscribe: (onChange: () => void) => () => void;
}

const Around = createContext<Primaries | null>(null);

/**
 * Of several primary buttons and links within it only the first is shown as one, and the others as
 * secondary: a page begins with what is most pressing. Within another it changes nothing.
 */
export function OnePrimary({ children }: { children: ReactNode }) {
  const around = useContext(Around);
  const [own] = useState(makePrimaries);
  return <Around.Provider value={around ?? own}>{children}</Around.Provider>;
}

/** What lies over a page, and has a primary button of its own. */
export const BesidePrimary = ({ children }: { children: ReactNode }) => (
  <Around.Provider value={null}>{children}</Around.Provider>
);

/**
 * Whether a button or link is shown as the primary one, and what its element is given to.
 * @param isWanted it would be, if no other came before it
 */
export function usePrimary<Of extends HTMLElement>(
  isWanted: boolean,
): [isPrimary: boolean, ref: ((element: Of | null) => void) | undefined] {
  const primaries = useContext(Around);
  const [element, setElement] = useState<Of | null>(null);
  useLayoutEffect(
    () => (isWanted && element ? primaries?.add(element) : undefined),
    [isWanted, primaries, element],
  );
  const subscribe = useCallback(
    (onChange: () => void) => primaries?.subscribe(onChange) ?? (() => undefined),
    [primaries],
  );
  const first = useSyncExternalStore(subscribe, () => primaries?.first() ?? null);
  const isPrimary = isWanted && (first === null || first === element);
  // Others are not drawn a second time for it.
  return [isPrimary, isWanted && primaries ? setElement : undefined];
}

function makePrimaries(): Primaries {
  const all = new Set<HTMLElement>();
  const listeners = new Set<() => void>();
  let first: HTMLElement | null = null;
  function change() {
    const found = firstOf([...all]);
    if (found === first) return;
    first = found;
    for (const listener of listeners) listener();
  }
  return {
    add(one) {
      all.add(one);
      change();
      return () => {
        all.delete(one);
        change();
      };
    },
    first: () => first,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

/** As they stand on the page, whichever was added first. */
const firstOf = (all: readonly HTMLElement[]): HTMLElement | null =>
  all.reduce<HTMLElement | null>(
    (first, one) => (first === null || isBefore(one, first) ? one : first),
    null,
  );

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
