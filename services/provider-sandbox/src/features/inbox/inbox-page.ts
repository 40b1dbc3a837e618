import { escapeHtml } from '@reset/service-kit';
import type { Delivery } from '#deliveries/deliveries.ts';

/** The page that people read their mails and texts on, `shown` in this order. */
export const inboxPage = (shown: readonly Delivery[], to: string | null): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox</title>
<link rel="stylesheet" href="/inbox.css">
</head>
<body>
<main>
<h1>Inbox</h1>
<p class="lead">${to === null ? 'Everything that this product sent' : `What was sent to <strong>${escapeHtml(to)}</strong> (<a href="/inbox">show all</a>)`}, newest first. The page looks again every few seconds.</p>
${shown.length === 0 ? '<p class="none">Nothing has come yet.</p>' : shown.map(article).join('\n')}
</main>
</body>
</html>
`;

const article = (delivery: Delivery): string => `<article>
<h2>${headingOf(delivery)}</h2>
<p class="about">To <a href="/inbox?to=${encodeURIComponent(delivery.to)}">${escapeHtml(delivery.to)}</a>, <time datetime="${delivery.sent_at}">${momentOf(delivery.sent_at)}</time>${delivery.kind === 'mail' ? ` <a href="/inbox/${delivery.id}">As it looks</a>` : ''}</p>
<p class="text">${withLinks(delivery.text)}</p>
</article>`;

function headingOf(delivery: Delivery): string {
  if (delivery.kind === 'mail') return escapeHtml(delivery.subject);
  return delivery.kind === 'text' ? 'Text message' : 'Push notification';
}

const momentOf = (iso: string): string => iso.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');

/** The text with its addresses made links, and nothing else in it made anything. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => {
      const shown = escapeHtml(part);
      if (index % 2 === 0) return shown;
      return `<a href="${shown}" target="_blank" rel="noopener noreferrer">${shown}</a>`;
    })
    .join('');
