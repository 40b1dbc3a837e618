import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CsrfTokens } from '#csrf/csrf-token.ts';
import { onPages, type Allowances } from '#security-headers/security-headers.ts';
import {
  claimsSession,
  newVisitorCookie,
  readSessionCookie,
  setSessionCookie,
  type RandomBytes,
} from '#session/session-cookie.ts';
import type { Sessions } from '#session/sessions.ts';
import { acceptsGzip } from './accepts-gzip.ts';
import { notReady } from './not-ready.ts';
import type { PreparedPage } from './page-template.ts';
import type { Release, Standing } from './release.ts';
import { searchRoutes } from './search-routes.ts';
import { visitorKind } from './visitor-kind.ts';

export type PageParts = {
  sessions: Sessions;
  tokens: CsrfTokens;
  randomBytes: RandomBytes;
  /** What is live at this moment; null while the release store has no shell. */
  release: () => Release | null;
  /** Origins beside our own that pages may use. */
  allowances: Allowances;
};

/**
 * Every other GET is a page: the shell's HTML, with 404 where no remote owns the
 * path and 403 where it is the staff's and she is not.
 */
export function pageRoutes(app: FastifyInstance, parts: PageParts): void {
  searchRoutes(app, parts.release);

  const headers = {
    ...onPages(parts.allowances),
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  };

  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const release = parts.release();
    if (!release) return notReady(reply);
    const visitor = await whoIs(request, parts);
    const { page, standing } = release.pageFor(pathOf(request.url), visitor.kind);
    if (visitor.isNew) reply.header('set-cookie', setSessionCookie(visitor.cookie));
    if (SOMEBODYS.test(request.url)) reply.header('x-robots-tag', 'noindex');
    reply.code(STATUSES[standing]).headers(headers);
    return send(reply, page, parts.tokens.issue(visitor.cookie));
  });
}

const STATUSES: Record<Standing, number> = { known: 200, unknown: 404, forbidden: 403 };

// Addresses that carry what one person answered or was sent: nothing for a search engine.
const SOMEBODYS = /[?&](?:ss|b|[a-z_]+_token)=/;

// Nothing of a request is written into a page, and its token is not compressed: the length of an
// answer tells nothing of it (BREACH).
function send(reply: FastifyReply, page: PreparedPage, csrfToken: string): FastifyReply {
  if (!acceptsGzip(reply.request.headers['accept-encoding'])) {
    return reply.send(page.complete(csrfToken));
  }
  return reply.header('content-encoding', 'gzip').send(page.completeGzipped(csrfToken));
}

async function whoIs(request: FastifyRequest, { sessions, randomBytes }: PageParts) {
  const cookie = readSessionCookie(request.headers.cookie);
  if (cookie !== null) {
    if (!claimsSession(cookie)) return { cookie, kind: visitorKind(null), isNew: false };
    const roles = await rolesOf(cookie, request, sessions);
    if (roles) return { cookie, kind: visitorKind(roles), isNew: false };
  }
  return { cookie: newVisitorCookie(randomBytes), kind: visitorKind(null), isNew: true };
}

// With the store down the browser is believed: the page then shows what its calls
// say, which is 503, and nobody is signed out by an outage.
async function rolesOf(cookie: string, request: FastifyRequest, sessions: Sessions) {
  try {
    const session = await sessions.findForRead(cookie);
    return session && session.roles;
  } catch (err) {
    request.log.error({ err }, 'sessions cannot be read');
    return [];
  }
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}
