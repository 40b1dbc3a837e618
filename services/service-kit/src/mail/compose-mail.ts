import type { Language } from '@reset/api-contract/public/language.ts';
import { spoken, type InLanguages } from '../language/in-languages.ts';
import { closingOf } from './mail-frame.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail, MailContent } from './mail.ts';
import { onOneLine } from './on-one-line.ts';

/**
 * A mail in every language that Reset speaks.
 * @returns what composes it for somebody, in her language; null for who never said
 */
export const defineMail =
  <Facts>(contents: InLanguages<(facts: Facts) => MailContent>) =>
  (language: Language | null | undefined, facts: Facts): Mail =>
    composeMail(spoken(language), contents[spoken(language)](facts));

/** A mail to staff, who read English. */
export const composeStaffMail = (content: MailContent): Mail => composeMail('en-US', content);

/**
 * A mail as text and as HTML that say the same.
 * @throws when a link leads elsewhere than to a page
 */
export function composeMail(language: Language, content: MailContent): Mail {
  for (const { href } of linksOf(content)) {
    if (!/^https?:\/\//.test(href)) throw new Error('A mail links to pages only');
  }
  const subject = onOneLine(content.subject);
  const clean = { ...content, subject, closing: closingOf(language, content) };
  return {
    subject,
    text: mailText(language, clean),
    html: (brand) => mailHtml(language, clean, brand),
  };
}

const linksOf = ({ action, closing = [] }: MailContent) => [
  ...(action ? [action] : []),
  ...closing.flatMap((line) => (typeof line === 'string' ? [] : [line.link])),
];
