import { announce } from '@reset/remote-sdk';
import { useEffect, useRef } from 'react';
import { t } from '#messages.ts';

/**
 * Tells people who do not see the page that the limit changed while they were on it: once, and
 * only if what is shown changed. The first figure is read with the page.
 * @param text the limit as it is shown; undefined before it is known
 */
export function useLimitAnnouncement(text: string | undefined): void {
  const last = useRef(text);
  useEffect(() => {
    if (text === undefined || text === last.current) return;
    if (last.current !== undefined) announce(t('card.limitChanged', { amount: text }));
    last.current = text;
  }, [text]);
}
