import type { FastifyReply } from 'fastify';
import { escapeHtml, type Service } from '@reset/service-kit';

// Framed by pages that run on this machine, and by no other.
const POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "script-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  'frame-ancestors http://localhost:* http://127.0.0.1:*',
].join('; ');

/** A page of a widget's frame. */
export type WidgetPage = {
  title: string;
  /** HTML: plain elements and forms, as a person reads them. */
  body: string;
  /** What the page reports to the provider's script, which opened the frame; in this order. */
  events?: readonly object[];
  /** What it reports to a page that frames it without a script of the provider's. */
  messages?: readonly object[];
};

export const sendWidgetPage = (reply: FastifyReply, page: WidgetPage): FastifyReply =>
  sendFramed(
    reply,
    documentOf({
      ...page,
      head: '<link rel="stylesheet" href="/widgets/frame.css">',
      body: `<main>\n<h1>${escapeHtml(page.title)}</h1>\n${page.body}\n</main>`,
    }),
  );

/** A whole document for a frame, with the headers that every frame has. */
export const sendFramed = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .send(html);

/** The page at the end, which is closed as soon as its events are read. */
export const donePage = (events: readonly object[]): WidgetPage => ({
  title: 'Done',
  body: '<p role="status">One moment.</p>',
  events,
});

/** `trouble` where people see it; nothing where it is null. */
export const alert = (trouble: string | null): string =>
  trouble === null ? '' : `<p role="alert">${escapeHtml(trouble)}</p>`;

/** A form of a frame with hidden fields; `fields` is HTML. */
export const form = (
  action: string,
  hidden: Readonly<Record<string, string>>,
  fields: string,
  method: 'get' | 'post' = 'post',
): string => `<form action="${action}" method="${method}">
${Object.entries(hidden)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  .join('\n')}
${fields}
</form>`;

export const primaryButton = (label: string): string =>
  `<p><button class="primary">${label}</button></p>`;

/** The fields by which people sign in. */
export const CREDENTIAL_FIELDS = `<label>User name
<input name="username" autocomplete="off" autocapitalize="none" spellcheck="false" required></label>
<label>Password
<input type="password" name="password" autocomplete="off" required></label>`;

export const LOGIN_HINT =
  '<p class="note">This is a sandbox: user_good signs in with pass_good.</p>';

/** The field for the code of a second factor. */
export const CODE_FIELD = `<label>Code
<input name="code" inputmode="numeric" autocomplete="one-time-code" required></label>`;

type Document = WidgetPage & { head: string };

/** The whole of a page, with the script that posts its events and messages to its parent. */
export const documentOf = ({ title, head, body, events = [], messages = [] }: Document): string => {
  const posted = [...events.map((event) => ({ sandbox: event })), ...messages];
  // No text in it can end the element.
  const json = JSON.stringify(posted).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}
${body}
<script type="application/json" id="messages">${json}</script>
<script src="/widgets/frame.js"></script>
</html>
`;
};

/** Lets the routes of a frame take what its HTML forms send: their fields by name. */
export function readForms(frame: Service): void {
  frame.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}
