import { useLayoutEffect } from 'react';
import { useMessages } from '#messages.ts';
import { usePageHandle } from '../use-page-handle.ts';

/**
 * The document's title, '{title} | Reset'; the brand alone for a page without a
 * title, so that none keeps that of the page before it. Earlier than other
 * effects: a page may still say better.
 */
export function useTitle(): void {
  const t = useMessages();
  const { title } = usePageHandle();
  const text = title ? t('title', { title }) : t('brand');
  useLayoutEffect(() => {
    document.title = text;
  }, [text]);
}
