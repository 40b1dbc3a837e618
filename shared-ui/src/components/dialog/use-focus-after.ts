import { useEffect } from 'react';

/**
 * Where focus goes after a dialog that opened by itself, or whose opener is gone: to the page's heading,
 * or else to all of the page. From nowhere a keyboard would begin again at the top of the document.
 */
export function useFocusAfter(): void {
  useEffect(
    () => () => {
      const page = document.querySelector('main');
      // In the frame after it closed focus is given back to the opener, which was asked for before this.
      requestAnimationFrame(() => focusIfLost(page));
    },
    [],
  );
}

function focusIfLost(page: HTMLElement | null): void {
  // Another dialog has focus of its own.
  if (!page?.isConnected || !isLost() || document.querySelector('[role="dialog"]')) return;
  page.querySelector('h1')?.focus({ preventScroll: true });
  // A heading without tabindex does not take it.
  if (isLost()) page.focus({ preventScroll: true });
}

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
