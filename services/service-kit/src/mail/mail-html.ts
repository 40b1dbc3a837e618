import { escapeHtml } from './escape-html.ts';
import type { MailContent } from './mail.ts';

// The product's own theme: a mail knows no partner.
const INK = '#17211f';
const CANVAS = '#fbf8f3';
const PRIMARY = '#0b5d57';

/**
 * The page of a mail. Programs that show mails know neither style sheets nor grids, so
 * the styles are in the elements; nothing is fetched from anywhere, and the one column
 * narrows with the screen.
 */
export function mailHtml({ subject, paragraphs, action, closing = [] }: MailContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:16px 0;background:${CANVAS};color:${INK};font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div role="article" lang="en" style="max-width:520px;margin:0 auto;padding:24px 20px;background:#ffffff;overflow-wrap:anywhere">
<p style="margin:0 0 24px;font-size:22px;font-weight:bold;color:${PRIMARY}">Reset</p>
${[...paragraphs.map(paragraph), ...(action ? [button(action)] : []), ...closing.map(paragraph)].join('\n')}
</div>
</body>
</html>
`;
}

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

// The address stands below in letters too, for who wants to see where it leads.
const button = ({ label, href }: NonNullable<MailContent['action']>): string =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${PRIMARY};color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px">Or open this address: <a href="${escapeHtml(href)}" style="color:${PRIMARY}">${escapeHtml(href)}</a></p>`;
