import { useEffect } from 'react';
import { useMessages } from '#messages.ts';

/**
 * Names the document by what it shows, which its route cannot know.
 * @param title none while it is on its way: the route's stays
 */
export function useDocumentTitle(title: string | undefined): void {
  const t = useMessages();
  const text = title && t('documentTitle', { title });
  useEffect(() => {
    if (text) document.title = text;
  }, [text]);
}
