import type { Screen } from '@reset/application-engine/screen.ts';
import { useSearchParams } from 'react-router';
import { asideBehind, asideFrom, withAside, type Aside } from '../model/address.ts';

interface Address {
  /** A screen beside the one that the application is at; null where that one is shown. */
  aside: Aside | null;
  /** The browser's Back leads out of it again. */
  open: (aside: Aside) => void;
  leave: () => void;
}

/** What the address asks for, at a screen of the application if that is known, and how to change it. */
export function useAddress(screen: Screen | null): Address {
  const [query, setQuery] = useSearchParams();
  const aside = asideFrom(screen, query);
  return {
    aside,
    open: (next) => setQuery((now) => withAside(now, next)),
    leave: () => setQuery((now) => withAside(now, asideBehind(screen, aside)), { replace: true }),
  };
}
