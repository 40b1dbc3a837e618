import { useLayoutEffect, type RefObject } from 'react';

/**
 * Gives the focus to the heading of the section around, when what has it is removed: as a button that
 * has nothing left to do.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const heading = element.closest('section')?.querySelector<HTMLElement>('h2');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    };
  }, [box]);
}
