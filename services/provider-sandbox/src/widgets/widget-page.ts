import type { FastifyReply } from 'fastify';
import { escapeHtml } from '@reset/service-kit';
import { telling } from './telling.ts';
import { WIDGET_STYLE } from './widget-style.ts';

// Framed by pages that run on this machine, and by no other.
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "script-src 'unsafe-inline'",
  "form-action 'self'",
  'frame-ancestors http://localhost:* http://127.0.0.1:*',
].join('; ');

/** A page of a widget's frame: plain HTML and forms, as a person reads it. `body` is HTML. */
export function sendWidgetPage(
  reply: FastifyReply,
  { title, body }: { title: string; body: string },
): FastifyReply {
  return sendFramed(reply, pageOf(title, body));
}

/** A whole document for a frame, with what every page of a frame carries. */
export const sendFramed = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .send(html);

/** A page that says something to the script that opened the frame, and shows nothing else. */
export const sendWidgetMessage = (reply: FastifyReply, message: object): FastifyReply =>
  sendWidgetPage(reply, {
    title: 'Done',
    body: `<p role="status">One moment.</p>${telling([message])}`,
  });

const pageOf = (title: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${WIDGET_STYLE}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</html>
`;
