import { useEffect, useRef, type RefObject } from 'react';

type Focus = {
  panel: RefObject<HTMLElement | null>;
  /** What takes focus when the chat opens. */
  first: RefObject<HTMLElement | null>;
  /** Whether focus stays inside: what is behind a chat that fills the screen cannot be seen. */
  isKept: boolean;
  onEscape: () => void;
};

/** Takes focus into the chat, and out of it by Escape. */
export function useChatFocus({ panel, first, isKept, onEscape }: Focus): void {
  const leave = useRef(onEscape);
  useEffect(() => {
    leave.current = onEscape;
  });
  useEffect(() => first.current?.focus(), [first]);

  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      if (isKept && !panel.current?.contains(target as Node)) first.current?.focus();
    };
    const hear = ({ key }: KeyboardEvent) => {
      const isInside = panel.current?.contains(document.activeElement);
      if (key === 'Escape' && isInside) leave.current();
    };
    document.addEventListener('focusin', keep);
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('focusin', keep);
      document.removeEventListener('keydown', hear);
    };
  }, [panel, first, isKept]);
}
