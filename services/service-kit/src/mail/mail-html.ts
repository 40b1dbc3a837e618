import type { Language } from '@reset/api-contract/public/language.ts';
import type { InLanguages } from '../language/in-languages.ts';
import { escapeHtml } from './escape-html.ts';
import { brandColors, darkStyles, LIGHT, type BrandColors } from './mail-colors.ts';
import { FRAME } from './mail-frame.ts';
import type { MailBrand, MailContent, MailLink } from './mail.ts';
import { SENDER } from './sender.ts';

const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * The page of a mail, 600 pixels wide where there is room. Programs that show mails know neither
 * grids nor, many of them, style sheets: columns are tables, and the styles are in the elements. The
 * one sheet is for the dark, which whoever does not know it shows as light. Nothing is fetched.
 */
export function mailHtml(
  language: Language,
  content: MailContent,
  brand: MailBrand | null,
): string {
  const colors = brandColors(brand);
  const { subject, paragraphs, highlight, action, closing = [], reason } = content;
  const body = [
    ...paragraphs.map((text) => paragraph(withBreaks(text))),
    ...(highlight ? [block(highlight, colors)] : []),
    ...(action ? [button(action, FRAME[language].address, colors)] : []),
    ...closing.map((line) =>
      paragraph(typeof line === 'string' ? withBreaks(line) : linkedLine(line, colors)),
    ),
  ];
  return `<!doctype html>
<html lang="${LANG[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${darkStyles(colors)}
}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:${colors.canvas}">
<table class="canvas" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${colors.canvas}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 24px;border-radius:12px 12px 0 0;background-color:${colors.ground}">
${dawn(brand, colors)}
</td></tr>
<tr><td class="surface ink" role="article" lang="${LANG[language]}" aria-label="${escapeHtml(subject)}" style="padding:32px 24px 16px;border-radius:0 0 12px 12px;background-color:${LIGHT.surface};color:${LIGHT.ink};${FONT};font-size:16px;line-height:24px;overflow-wrap:anywhere;word-break:break-word">
<h1 style="margin:0 0 16px;font-size:24px;line-height:30px;font-weight:bold">${escapeHtml(subject)}</h1>
${body.join('\n')}
</td></tr>
<tr><td class="muted" style="padding:24px;color:${LIGHT.muted};${FONT};font-size:14px;line-height:20px">
<p style="margin:0 0 8px">${escapeHtml(reason)}</p>
<p style="margin:0 0 8px">${FRAME[language].questions} <a class="link" href="mailto:${SENDER.help}" style="color:${colors.primary}">${SENDER.help}</a>.</p>
<p style="margin:0">${escapeHtml(SENDER.postalAddress)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/* By which screen readers choose a voice. */
const LANG: InLanguages<string> = { 'en-US': 'en', 'es-US': 'es' };

/* The names, and the sun that is about to rise: three half circles, of which nothing is fetched. */
const dawn = (
  brand: MailBrand | null,
  { halo, glow, arc }: BrandColors,
): string => `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr>
<td valign="middle" height="80" style="color:#ffffff;${FONT};font-size:24px;line-height:32px;font-weight:bold">Reset${brand ? partnerLine(brand) : ''}</td>
<td valign="bottom" align="right" height="80"><!--[if !mso]><!--><div aria-hidden="true" style="width:128px;height:44px;padding-top:20px;border-radius:64px 64px 0 0;background-color:${halo}"><div style="width:88px;height:26px;margin:0 auto;padding-top:18px;border-radius:44px 44px 0 0;background-color:${glow}"><div style="width:52px;height:26px;margin:0 auto;border-radius:26px 26px 0 0;background-color:${arc}"></div></div></div><!--<![endif]--></td>
</tr>
</table>`;

const partnerLine = ({ name }: MailBrand): string =>
  `<br><span style="font-size:14px;line-height:20px;font-weight:normal">${escapeHtml(name)}</span>`;

const withBreaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

const linkedLine = (
  { text, link }: { text: string; link: MailLink },
  colors: BrandColors,
): string => `${escapeHtml(text)} ${anchor(link, colors)}`;

const anchor = ({ label, href }: MailLink, { primary }: BrandColors): string =>
  `<a class="link" href="${escapeHtml(href)}" style="color:${primary}">${escapeHtml(label)}</a>`;

const block = (
  { label, value }: NonNullable<MailContent['highlight']>,
  { arc, block: ground }: BrandColors,
): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
<tr><td class="block" style="padding:16px 20px;border-left:4px solid ${arc};border-radius:8px;background-color:${ground}">
<p class="muted" style="margin:0;color:${LIGHT.muted};font-size:14px;line-height:20px">${escapeHtml(label)}</p>
<p class="ink" style="margin:4px 0 0;color:${LIGHT.ink};font-size:22px;line-height:28px;font-weight:bold">${escapeHtml(value)}</p>
</td></tr>
</table>`;

// 44 pixels high. The address stands below in letters too, for who wants to see where it leads.
const button = ({ label, href }: MailLink, address: string, colors: BrandColors): string =>
  `<p style="margin:8px 0 16px"><a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background-color:${colors.primary};color:#ffffff;font-size:16px;line-height:20px;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="muted" style="margin:0 0 16px;color:${LIGHT.muted};font-size:14px;line-height:20px">${address} ${anchor({ label: href, href }, colors)}</p>`;
