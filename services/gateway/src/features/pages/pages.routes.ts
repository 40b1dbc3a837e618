import type { Service } from '@reset/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { onPages } from '#http/security-headers.ts';
import {
  claimsSession,
  newVisitorCookie,
  readSessionCookie,
  setSessionCookie,
} from '#http/session-cookie.ts';
import { acceptsGzip } from './gzip.ts';
import type { PreparedPage } from './page-template.ts';
import { visitorKind } from './prepared-pages.ts';
import type { Standing } from './release.ts';
import { notReady } from './search.routes.ts';

/**
 * Every other GET is a page: the shell's HTML, with 404 where no remote owns the
 * path and 403 where it is the staff's and she is not.
 */
export function pageRoutes(app: Service, context: Context): void {
  const { config, csrfTokens, live } = context;
  const headers = {
    ...onPages({
      assets: config.ASSET_ORIGINS.split(','),
      frames: config.WIDGETS_ORIGIN === undefined ? [] : [config.WIDGETS_ORIGIN],
      developmentServers: config.DEVELOPMENT_SERVERS?.split(',') ?? [],
    }),
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  };

  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    if (!live.release) return notReady(reply);
    const visitor = await whoIs(request, context);
    const { page, standing } = live.release.pageFor(pathOf(request.url), visitor.kind);
    if (visitor.isNew) reply.header('set-cookie', setSessionCookie(visitor.cookie));
    if (SOMEBODYS.test(request.url)) reply.header('x-robots-tag', 'noindex');
    reply.code(STATUSES[standing]).headers(headers);
    return send(reply, page, csrfTokens.issue(visitor.cookie));
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

async function whoIs(request: FastifyRequest, { sessions, randomBytes }: Context) {
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
async function rolesOf(cookie: string, request: FastifyRequest, sessions: Context['sessions']) {
  try {
    const session = await sessions.findForRead(cookie);
    return session && session.roles;
  } catch (err) {
    request.log.error({ err }, 'session.find_failed');
    return [];
  }
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}
