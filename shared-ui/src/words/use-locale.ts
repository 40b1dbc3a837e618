import { useSyncExternalStore } from 'react';
import { locale } from './locale.ts';

const listeners = new Set<() => void>();
let observer: MutationObserver | null = null;

/** The language of the page inside of components, which follow it. */
export const useLocale = (): string => useSyncExternalStore(follow, locale);

function follow(listener: () => void): () => void {
  observer ??= new MutationObserver(() => {
    for (const told of listeners) told();
  });
  if (listeners.size === 0) {
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) observer?.disconnect();
  };
}
