import { useLayoutEffect, type RefObject } from 'react';
import { mark } from './mark.ts';

/**
 * Counts on `<main>` what of the page is on its way (`data-loading`), for what the shell hides until it
 * is there. Not `main:has(…)`, for which all of a page is looked through at each element that is added.
 * @param what the element that holds the place; outside of `<main>` it does not count
 */
export function useLoadingMark(what: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const main = what.current?.closest('main');
    return main ? mark(main, 'loading') : undefined;
  }, [what]);
}
