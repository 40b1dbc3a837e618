import { PageReports } from '@reset/api-contract/gateway/page-report.ts';
import type { Service } from '@reset/service-kit';
import { hash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import Value from 'typebox/value';
import type { Context } from '#context.ts';
import { networkOf } from '#http/network-of.ts';
import { expirePinsCookie, readPinsCookie } from '#http/pins-cookie.ts';
import { PAGE_REPORTS } from '#http/security-headers.ts';
import { readSessionCookie } from '#http/session-cookie.ts';
import { maskMessage } from './mask-message.ts';
import { sessionCounts } from './session-counts.ts';

/** So many sessions of one place on the network are counted of each version. */
const SESSIONS_OF_NETWORK = 10;
/** So many reports are read of one place on the network in a minute, and so many lines written of all. */
const REPORTS_A_MINUTE = 120;
const LOGGED_A_MINUTE = 30;

/**
 * POST /reports/pages: which slices a page of ours runs, and which of them failed. 204 to everything:
 * what is no report, comes from elsewhere or too often is passed over.
 */
export function pageReportsRoutes(
  app: Service,
  { config, live, metrics }: Pick<Context, 'config' | 'live' | 'metrics'>,
): void {
  const factor = config.IP_LIMIT_FACTOR;
  const read = budgetOf(Math.floor(REPORTS_A_MINUTE * factor));
  const logged = budgetOf(LOGGED_A_MINUTE);
  const counts = sessionCounts(metrics, {
    maxOfNetwork: Math.floor(SESSIONS_OF_NETWORK * factor),
  });

  app.post(PAGE_REPORTS, { bodyLimit: 16_384 }, async (request, reply) => {
    reply.code(204);
    const { body, headers, ip } = request;
    const cookie = readSessionCookie(headers.cookie);
    const network = networkOf(ip);
    if (headers.origin !== config.ORIGIN || cookie === null || !live.release) return reply.send();
    if (!Value.Check(PageReports, body) || !(await read(network))) return reply.send();
    counts.follow(live.release.inUse);
    const who = { session: hash('sha256', cookie, 'base64url'), network };
    for (const { slice, version, failure } of body.reports) {
      const owner = counts.count({ slice, version, hasFailed: failure !== undefined }, who);
      if (owner === null || failure === undefined || !(await logged(''))) continue;
      const { kind, message } = failure;
      const said = { slice, version, ...owner, kind, message: maskMessage(message) };
      request.log.warn(said, 'slice.failed');
    }
    // Whoever is kept with versions that fail gets what is live when she loads the page again.
    const hasFailed = body.reports.some(({ failure }) => failure !== undefined);
    if (hasFailed && readPinsCookie(headers.cookie) !== null) {
      reply.header('set-cookie', expirePinsCookie());
    }
    return reply.send();
  });
}

/** Whether one more is within so many a minute, by key. */
function budgetOf(points: number): (key: string) => Promise<boolean> {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return (key) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    );
}
