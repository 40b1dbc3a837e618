import { mark } from '@reset/shared-ui';
import { useLayoutEffect } from 'react';

/**
 * Marks `<html>` (`data-places`, `data-notice`) while something is there that changes how the document
 * scrolls. Not `:root:has(…)`, for which all of a page is looked through at each element that is added.
 */
export function useRootMark(name: 'places' | 'notice', isThere = true): void {
  useLayoutEffect(
    () => (isThere ? mark(document.documentElement, name) : undefined),
    [name, isThere],
  );
}
