import type { Service } from '@reset/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { logAs } from '#http/access-log.ts';
import { onPages } from '#http/security-headers.ts';
import {
  claimsSession,
  newVisitorCookie,
  readSessionCookie,
  setSessionCookie,
} from '#http/session-cookie.ts';
import { setSessionEndCookie } from '#http/session-end-cookie.ts';
import { chooseRelease, type ChosenRelease } from './choose-release.ts';
import { acceptsGzip } from './gzip.ts';
import type { LiveRelease } from './live-release.ts';
import { overrideChecks } from './overrides.client.ts';
import type { PreparedPage } from './page-template.ts';
import { visitorKind, type VisitorKind } from './prepared-pages.ts';
import type { Standing } from './release.ts';
import { notReady } from './search.routes.ts';

/**
 * Every other GET is a page: the shell's HTML, with 404 where no remote owns the
 * path and 403 where it is the staff's and she is not.
 */
export function pageRoutes(app: Service, context: Context): void {
  const { config, csrfTokens, flags, live } = context;
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
    const { release, override, cookies } = await choose(request, visitor, live.release, context);
    const { page, standing, slices } = release.pageFor(request.url, visitor.kind, override);
    flags.recordPage(slices);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    if (visitor.isNew) reply.header('set-cookie', setSessionCookie(visitor.cookie));
    if (visitor.sessionEnd) reply.header('set-cookie', setSessionEndCookie(visitor.sessionEnd));
    if (SOMEBODYS.test(request.url)) reply.header('x-robots-tag', 'noindex');
    reply.code(STATUSES[standing]).headers(headers);
    return send(reply, page, csrfTokens.issue(visitor.cookie));
  });
}

/** A version that cannot be read costs nobody the page: it is what is live then. */
async function choose(
  request: FastifyRequest,
  { sessionId, kind }: Visitor,
  live: LiveRelease,
  { services, ...deps }: Pick<Context, 'pins' | 'overrides' | 'randomBytes' | 'services'>,
): Promise<ChosenRelease> {
  const { url, headers } = request;
  const asked = { url, cookieHeader: headers.cookie, sessionId, visitor: kind };
  try {
    const check = overrideChecks(services, request);
    return await chooseRelease(live, asked, { ...deps, check });
  } catch (err) {
    request.log.error({ err }, 'release.variant_unreadable');
    return { release: live, cookies: [] };
  }
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

type Visitor = {
  cookie: string;
  kind: VisitorKind;
  /** null without a session that is known to count. */
  sessionId: string | null;
  /** The cookie has to be set. */
  isNew: boolean;
  /** Why the session ended that the browser came with; absent when it came with none. */
  sessionEnd?: Awaited<ReturnType<Context['sessions']['whyEnded']>>;
};

async function whoIs(
  request: FastifyRequest,
  { sessions, randomBytes }: Pick<Context, 'sessions' | 'randomBytes'>,
): Promise<Visitor> {
  const cookie = readSessionCookie(request.headers.cookie);
  const newVisitor = () => ({
    cookie: newVisitorCookie(randomBytes),
    kind: visitorKind(null),
    sessionId: null,
    isNew: true,
  });
  if (cookie === null) return newVisitor();
  if (!claimsSession(cookie))
    return { cookie, kind: visitorKind(null), sessionId: null, isNew: false };
  // With the store down the browser is believed: the page then shows what its calls
  // say, which is 503, and nobody is signed out by an outage.
  try {
    const session = await sessions.findForRead(cookie, { isUse: true });
    if (session) {
      logAs(request, session);
      return { cookie, kind: visitorKind(session.roles), sessionId: session.id, isNew: false };
    }
    return { ...newVisitor(), sessionEnd: await sessions.whyEnded(cookie) };
  } catch (err) {
    request.log.error({ err }, 'session.find_failed');
    return { cookie, kind: visitorKind([]), sessionId: null, isNew: false };
  }
}
