import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Gives the focus to the heading of the section around, when what had it is removed: as a button that
 * has nothing left to do once it was pressed.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>, isUsed: boolean): void {
  const leave = useEffectEvent((element: HTMLElement | null) => {
    const { activeElement, body } = document;
    // The dialog gives the focus back a moment later, when its opener is gone already.
    const isLost = element?.contains(activeElement) || (isUsed && activeElement === body);
    const heading = element?.closest('section')?.querySelector<HTMLElement>('h2');
    if (!isLost || !heading) return;
    heading.setAttribute('tabindex', '-1');
    heading.focus();
  });
  useLayoutEffect(() => {
    const element = box.current;
    return () => leave(element);
  }, [box]);
}
