import { formatMoment } from './format-moment.ts';
import type { MailContent } from './mail.ts';

/**
 * When what a mail is about happened, in its block.
 * @param at ISO; without it, as jobs of an earlier release are, there is no block
 */
export const happenedAt = (at: string | undefined): Pick<MailContent, 'highlight'> =>
  at === undefined ? {} : { highlight: { label: 'When', value: formatMoment(new Date(at)) } };
