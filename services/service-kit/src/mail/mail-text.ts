import type { Language } from '@reset/api-contract/public/language.ts';
import { FRAME } from './mail-frame.ts';
import type { MailContent } from './mail.ts';
import { SENDER } from './sender.ts';

/** A mail for programs that show text alone: one idea a paragraph, each address on its own. */
export function mailText(
  language: Language,
  { paragraphs, highlight, action, closing = [], reason }: MailContent,
): string {
  const parts = [
    ...paragraphs,
    ...(highlight ? [`${highlight.label}: ${highlight.value}`] : []),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...closing.map((line) =>
      typeof line === 'string' ? line : `${line.text} ${line.link.label}:\n${line.link.href}`,
    ),
    `--\n${reason}`,
    `${FRAME[language].questions} ${SENDER.help}.`,
    SENDER.postalAddress,
  ];
  return `${parts.join('\n\n')}\n`;
}
