import { dateFormat } from '@reset/shared-ui/locale.ts';

/** A calendar date in words: `2026-12-01` is `Tuesday, December 1`. */
export const dayWords = (day: string): string => DAY.format(new Date(`${day}T00:00Z`));

const DAY = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
