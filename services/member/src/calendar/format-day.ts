import type { Language } from '@reset/api-contract/public/language.ts';
import type { InLanguages } from '@reset/service-kit';
import type { CalendarDate } from './calendar-date.ts';

/** A day as mails have it: 'Friday, November 27', and 'viernes, 27 de noviembre'. */
export const formatDay = (language: Language, day: CalendarDate): string =>
  DAYS[language].format(new Date(`${day}T00:00:00Z`));

const formatIn = (language: Language) =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });

const DAYS: InLanguages<Intl.DateTimeFormat> = {
  'en-US': formatIn('en-US'),
  'es-US': formatIn('es-US'),
};
