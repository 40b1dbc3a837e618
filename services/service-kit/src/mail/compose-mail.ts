import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail, MailContent } from './mail.ts';
import { onOneLine } from './on-one-line.ts';

/**
 * A mail in Reset's dress, as text and as HTML that say the same.
 * @throws when a link leads elsewhere than to a page
 */
export function composeMail(content: MailContent): Mail {
  for (const { href } of linksOf(content)) {
    if (!/^https?:\/\//.test(href)) throw new Error('A mail links to pages only');
  }
  const clean = { ...content, subject: onOneLine(content.subject) };
  return { subject: clean.subject, text: mailText(clean), html: mailHtml(clean) };
}

const linksOf = ({ action, closing = [] }: MailContent) => [
  ...(action ? [action] : []),
  ...closing.flatMap((line) => (typeof line === 'string' ? [] : [line.link])),
];
