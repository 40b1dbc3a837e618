import { useMessages } from '#messages.ts';
import { sayDay } from './say-day.ts';

/** A calendar date, which is the same day everywhere; 'n/a' for what nobody knows or is none. */
export function Day({ on }: { on: string | null | undefined }) {
  const t = useMessages();
  return on ? <time dateTime={on}>{sayDay(on)}</time> : t('none');
}
