import type { Language } from '@reset/api-contract/public/language.ts';
import type { InLanguages } from '../language/in-languages.ts';
import { FRAME } from './mail-frame.ts';
import type { MailContent } from './mail.ts';

const pacific = (language: Language) =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'America/Los_Angeles',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

const PACIFIC: InLanguages<Intl.DateTimeFormat> = {
  'en-US': pacific('en-US'),
  'es-US': pacific('es-US'),
};

/**
 * A moment as mails have it: 'Sunday, November 22, 2:42 PM PST', and 'domingo, 22 de noviembre, 2:42 p.m.
 * PST'. A mail does not know its reader's zone, so it says the one in which the product's rules are read
 * (decision C-049).
 */
export const formatMoment = (language: Language, moment: Date): string =>
  // Some versions of ICU say "at" between date and time, and put narrow and other spaces in its hour.
  PACIFIC[language]
    .format(moment)
    .replaceAll(/[\u202f\u00a0]/g, ' ')
    .replace(/ at | a las? /, ', ')
    .replace('p. m.', 'p.m.')
    .replace('a. m.', 'a.m.');

/**
 * When what a mail is about happened, in its block.
 * @param at ISO; without it, as jobs of an earlier release are, there is no block
 */
export const happenedAt = (
  language: Language,
  at: string | undefined,
): Pick<MailContent, 'highlight'> =>
  at === undefined
    ? {}
    : { highlight: { label: FRAME[language].when, value: formatMoment(language, new Date(at)) } };
