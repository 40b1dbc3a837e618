import { useEffect, useRef } from 'react';
import { useMessages } from '#messages.ts';

/**
 * What the shell does between pages, done between the stages of one: the title
 * of the document, and focus on the heading. The first stage keeps the focus
 * that it came with.
 * @param title of the stage that is shown
 */
export function useStageArrival(title: string): void {
  const t = useMessages();
  const shown = useRef(title);
  const text = t('documentTitle', { title });

  useEffect(() => {
    document.title = text;
    if (shown.current === title) return;
    shown.current = title;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [text, title]);
}
