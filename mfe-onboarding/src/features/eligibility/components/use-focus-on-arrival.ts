import { useEffect, useRef, type RefObject } from 'react';

/** Takes the focus that what stood here before has lost, so that screen readers go on from here. */
export function useFocusOnArrival(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}
