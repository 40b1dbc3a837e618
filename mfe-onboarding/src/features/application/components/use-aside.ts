import { useSearchParams } from 'react-router';
import { asideOf, withAside, type Aside } from '../model/address.ts';

interface AsideState {
  /** null: the screen that the application is at. */
  aside: Aside | null;
  /** The browser's Back leads out of it again. */
  open: (aside: Aside) => void;
  leave: () => void;
}

/** A screen beside the one that the application is at, as the address says. */
export function useAside(): AsideState {
  const [query, setQuery] = useSearchParams();
  return {
    aside: asideOf(query),
    open: (aside) => setQuery((now) => withAside(now, aside)),
    leave: () => setQuery((now) => withAside(now, null), { replace: true }),
  };
}
