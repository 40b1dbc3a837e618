import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '../../context.ts';
import { inboxPage } from './inbox-page.ts';
import { isSameAddress, isSameNumber, registerInboxJson } from './json-routes.ts';

const STYLE = readFileSync(join(import.meta.dirname, 'inbox.css'), 'utf8');
const MAX_SHOWN = 100;
const REFRESH_SECONDS = 5;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// A mail's styles are in its elements. It may run nothing and fetch nothing, and has no origin.
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox";

const querystring = Type.Object({ to: Type.Optional(Type.String()) });
const params = Type.Object({ id: Type.String() });

/** GET /inbox and /inbox/:id for people, /inbox.json, /texts.json and /pushes.json for tests. */
export function registerInbox(app: Service, { deliveries }: Context): void {
  registerInboxJson(app, deliveries);
  app.get('/inbox', { schema: { querystring } }, (request, reply) => {
    const { to = null } = request.query;
    const wanted = deliveries.all().filter((one) => to === null || isFor(one.to, to));
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .header('refresh', REFRESH_SECONDS)
      .send(inboxPage(wanted.slice(0, MAX_SHOWN), to));
  });
  app.get('/inbox.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(STYLE),
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
  to === wanted || (to.includes('@') ? isSameAddress(to, wanted) : isSameNumber(to, wanted));
