import { announce } from '@reset/remote-sdk';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { MAIN_ID } from '../components/page-main.tsx';
import { usePageHandle } from '../use-page-handle.ts';
import { hashTarget } from './hash-target.ts';

/**
 * On another page: focus on what the hash names, else on its heading, else on
 * all of it, and its title said to screen readers. A change of query or hash is
 * the same page, and focus stays where the reader is at work.
 */
export function useFocusOnPage(): void {
  const { pathname, hash } = useLocation();
  const { title } = usePageHandle();
  const shown = useRef(pathname);

  useEffect(() => {
    // The first page keeps what the browser does by itself.
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById(MAIN_ID);
    focusFirst(hashTarget(hash), main?.querySelector<HTMLElement>('h1'), main);
    announce(title ?? document.title);
  }, [pathname, hash, title]);
}

/** Focus goes to the first that takes it: a heading without tabindex does not. */
function focusFirst(...candidates: (HTMLElement | null | undefined)[]): void {
  for (const candidate of candidates) {
    candidate?.focus({ preventScroll: true });
    if (candidate && document.activeElement === candidate) return;
  }
}
