import { announce, isDemoMode } from '@reset/remote-sdk';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { MAIN_ID } from '../components/page-main.tsx';
import { usePageHandle } from '../use-page-handle.ts';
import { cameFromOwnPage } from './came-from-own-page.ts';
import { hashTarget } from './hash-target.ts';
import { keepTrying } from './keep-trying.ts';

/**
 * On another page: focus on what the hash names, else on its heading, else on
 * all of it, and its title said to screen readers. A change of query or hash is
 * the same page, and focus stays where the reader is at work. In demo mode the
 * document that a sign-in or the switcher leads to is another page as well.
 */
export function useFocusOnPage(): void {
  const { pathname, hash } = useLocation();
  const { title } = usePageHandle();
  const shown = useRef(pathname);

  useEffect(() => (isDemoMode() && cameFromOwnPage() ? keepTrying(focusedFirst) : undefined), []);

  useEffect(() => {
    // The first page keeps what the browser does by itself.
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusFirst(hashTarget(hash), ...headingAndPage());
    announce(title ?? document.title);
  }, [pathname, hash, title]);
}

/**
 * On the first page of a document, whose code is still to come. A dialog or a field that takes focus
 * by itself keeps it.
 * @returns whether focus is somewhere
 */
function focusedFirst(): boolean {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return true;
  const [heading, main] = headingAndPage();
  if (!heading || heading.closest('[data-page-loading]')) return false;
  focusFirst(hashTarget(window.location.hash), heading, main);
  return true;
}

/** What takes focus of a page: its heading, and else all of it. */
function headingAndPage(): [HTMLElement | null | undefined, HTMLElement | null] {
  const main = document.getElementById(MAIN_ID);
  return [main?.querySelector<HTMLElement>('h1'), main];
}

/** Focus goes to the first that takes it: a heading without tabindex does not. */
function focusFirst(...candidates: (HTMLElement | null | undefined)[]): void {
  for (const candidate of candidates) {
    candidate?.focus({ preventScroll: true });
    if (candidate && document.activeElement === candidate) return;
  }
}
