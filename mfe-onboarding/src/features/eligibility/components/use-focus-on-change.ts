import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus goes when what stands there became something else: what she pressed is gone, and
 * a keyboard would begin again at the top of the page.
 */
export function useFocusOnChange(shown: string | null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const isNew = before.current !== shown;
    before.current = shown;
    if (isNew) place.current?.focus();
  }, [shown]);
  return place;
}
