import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Deliveries } from '#deliveries/deliveries.ts';
import { inboxPage } from './inbox-page.ts';
import { INBOX_STYLE } from './inbox-style.ts';
import { registerInboxJson } from './json-routes.ts';
import { isSameAddress, isSameNumber } from './recipient.ts';

const SHOWN = 100;
const LOOK_AGAIN_SECONDS = 5;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// A mail's styles are in its elements. It runs nothing, fetches nothing, and is nobody's page.
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox";

const querystring = Type.Object({ to: Type.Optional(Type.String()) });
const params = Type.Object({ id: Type.String() });

/** GET /inbox and /inbox/:id for people, /inbox.json and /texts.json for tests. */
export function registerInbox(app: Service, deliveries: Deliveries): void {
  registerInboxJson(app, deliveries);
  app.get('/inbox', { schema: { querystring } }, (request, reply) => {
    const { to = null } = request.query;
    const wanted = deliveries.all().filter((one) => to === null || isFor(one.to, to));
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .header('refresh', LOOK_AGAIN_SECONDS)
      .send(inboxPage(wanted.slice(0, SHOWN), to));
  });
  app.get('/inbox.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(INBOX_STYLE),
  );
  app.get('/inbox/:id', { schema: { params } }, (request, reply) => {
    const mail = deliveries.mails().find(({ id }) => id === request.params.id);
    if (!mail) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', MAIL_POLICY)
      .send(mail.html);
  });
}

const isFor = (to: string, wanted: string): boolean =>
  to.includes('@') ? isSameAddress(to, wanted) : isSameNumber(to, wanted);
