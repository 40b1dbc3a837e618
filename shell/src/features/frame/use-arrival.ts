import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#messages.ts';
import { usePageHandle } from './use-page-handle.ts';

/** The element that holds the page, and the aim of the skip link. */
export const MAIN_ID = 'main';

/** After a change of page: its title, the top of it, and focus on its heading. */
export function useArrival(): void {
  const t = useMessages();
  const { pathname } = useLocation();
  const { title } = usePageHandle();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (title) document.title = t('title', { title });
  }, [title, t]);

  useEffect(() => {
    // The first page keeps what the browser does by itself.
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    window.scrollTo(0, 0);
    const main = document.getElementById(MAIN_ID);
    (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}
