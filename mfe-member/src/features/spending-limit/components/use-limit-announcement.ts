import { announce } from '@reset/remote-sdk';
import { useEffect, useRef } from 'react';
import { t } from '#messages.ts';

/**
 * Tells people who do not see the page that the limit is being computed anew, and what it is when
 * it changed while they were on the page: each once. The first figure is read with the page.
 * @param text the limit as it is shown; undefined before it is known
 */
export function useLimitAnnouncement(text: string | undefined, isUpdating: boolean): void {
  const last = useRef(text);
  useEffect(() => {
    if (isUpdating) announce(t('card.nowUpdating'));
  }, [isUpdating]);
  useEffect(() => {
    if (isUpdating || text === undefined || text === last.current) return;
    if (last.current !== undefined) announce(t('card.limitChanged', { amount: text }));
    last.current = text;
  }, [text, isUpdating]);
}
