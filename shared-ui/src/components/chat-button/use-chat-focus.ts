import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

type Focus = {
  panel: RefObject<HTMLElement | null>;
  /** What takes focus when the chat opens. */
  first: RefObject<HTMLElement | null>;
  /** Whether focus stays inside: what is behind a chat that fills the screen cannot be seen. */
  isKept: boolean;
  onEscape: () => void;
};

/** Takes focus into the chat. Escape closes it from the page beside it as well. */
export function useChatFocus({ panel, first, isKept, onEscape }: Focus): void {
  const leave = useRef(onEscape);
  useEffect(() => {
    leave.current = onEscape;
  });
  useEffect(() => first.current?.focus(), [first]);

  // A layout effect, so that nothing keeps focus any more once the chat is gone.
  useLayoutEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      if (isKept && !panel.current?.contains(target as Node)) first.current?.focus();
    };
    // A menu or a dialog above the page keeps its Escape to itself.
    const hear = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) leave.current();
    };
    document.addEventListener('focusin', keep);
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('focusin', keep);
      document.removeEventListener('keydown', hear);
    };
  }, [panel, first, isKept]);
}
