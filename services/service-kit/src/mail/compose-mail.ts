import { mailHtml } from './mail-html.ts';
import type { Mail } from './mail.ts';
import { onOneLine } from './on-one-line.ts';

export type MailContent = {
  subject: string;
  /** Plain text each; what looks like HTML in it is shown as it was typed. */
  paragraphs: string[];
  /** The one thing to do. */
  action?: { label: string; href: string };
  /** What stands below the action. */
  closing?: string[];
};

/**
 * A mail in Reset's dress, as text and as HTML that say the same.
 * @throws when the action leads elsewhere than to a page
 */
export function composeMail(content: MailContent): Mail {
  const { paragraphs, action, closing = [] } = content;
  if (action && !/^https?:\/\//.test(action.href)) throw new Error('A mail links to pages only');
  const subject = onOneLine(content.subject);
  const parts = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...closing,
  ];
  return {
    subject,
    text: `${[...parts, 'Reset'].join('\n\n')}\n`,
    html: mailHtml({ ...content, subject }),
  };
}
