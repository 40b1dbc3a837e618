import { mailHtml } from './mail-html.ts';
import type { Mail, MailContent } from './mail.ts';
import { onOneLine } from './on-one-line.ts';

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
