import { useSyncExternalStore } from 'react';

// Below `md`, as in chat-panel.module.css.
const SMALL = '(max-width: 575.98px)';

/** Whether the chat takes the whole screen, because it is small. */
export const useFillsScreen = (): boolean => useSyncExternalStore(follow, isSmall);

const isSmall = () => window.matchMedia(SMALL).matches;

function follow(changed: () => void): () => void {
  const query = window.matchMedia(SMALL);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
