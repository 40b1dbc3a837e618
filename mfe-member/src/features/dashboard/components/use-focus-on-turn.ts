import { useEffect, useRef, type RefObject } from 'react';

/** Moves focus to the button of the side that a turn has brought to the front, and only then. */
export function useFocusOnTurn(isTurned: boolean): RefObject<HTMLDivElement | null> {
  const tile = useRef<HTMLDivElement>(null);
  const last = useRef(isTurned);
  useEffect(() => {
    if (last.current === isTurned) return;
    last.current = isTurned;
    tile.current?.querySelector<HTMLElement>('[data-side]:not([inert]) button')?.focus();
  }, [isTurned]);
  return tile;
}
