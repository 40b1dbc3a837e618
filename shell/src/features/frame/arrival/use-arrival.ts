import { useFocusOnPage } from './use-focus-on-page.ts';
import { useScrollPosition } from './use-scroll-position.ts';
import { useTitle } from './use-title.ts';

/**
 * What a browser does by itself between documents, done between pages: the
 * title, where the page stands, where focus is, and a word to screen readers.
 */
export function useArrival(): void {
  useTitle();
  useScrollPosition();
  useFocusOnPage();
}
