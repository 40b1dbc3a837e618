import { useMessages } from '#messages.ts';
import { sayDay } from './say-day.ts';

/** A day as staff read it; 'n/a' for what is not known. */
export function Day({ on }: { on: string | null | undefined }) {
  const t = useMessages();
  return on == null ? t('none') : <time dateTime={on}>{sayDay(on)}</time>;
}
