import type { MailContent } from './mail.ts';

const PACIFIC = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/**
 * A moment as mails have it: 'Sunday, November 22, 2:42 PM PST'. A mail does not know its reader's
 * zone, so it says the one in which the product's rules are read (decision C-049).
 */
export const formatMoment = (moment: Date): string =>
  // Some versions of ICU say "at" between date and time, and put a narrow space before AM and PM.
  PACIFIC.format(moment).replaceAll('\u202f', ' ').replace(' at ', ', ');

/**
 * When what a mail is about happened, in its block.
 * @param at ISO; without it, as jobs of an earlier release are, there is no block
 */
export const happenedAt = (at: string | undefined): Pick<MailContent, 'highlight'> =>
  at === undefined ? {} : { highlight: { label: 'When', value: formatMoment(new Date(at)) } };
