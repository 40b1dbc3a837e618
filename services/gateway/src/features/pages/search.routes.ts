import type { Service } from '@reset/service-kit';
import type { FastifyReply } from 'fastify';
import type { Context } from '#context.ts';
import type { Release } from './release.ts';

const FIVE_MINUTES = { 'cache-control': 'public, max-age=300' };

/** What programs ask of a site at fixed addresses: robots.txt, sitemap.xml, favicon.ico and the web app manifest. */
export function searchRoutes(app: Service, { live }: Context): void {
  const answer = (path: string, type: string, read: (release: Release) => string) =>
    app.get(path, { exposeHeadRoute: true }, (_request, reply) => {
      if (!live.release) return notReady(reply);
      return reply.headers({ ...FIVE_MINUTES, 'content-type': type }).send(read(live.release));
    });

  answer('/robots.txt', 'text/plain; charset=utf-8', ({ forSearch }) => forSearch.robots);
  answer('/sitemap.xml', 'application/xml; charset=utf-8', ({ forSearch }) => forSearch.siteMap);
  answer('/app.webmanifest', 'application/manifest+json', ({ manifest }) => manifest);

  // Our pages name their icon; who asks here has not read one.
  app.get('/favicon.ico', { exposeHeadRoute: true }, (_request, reply): FastifyReply => {
    const icon = live.release?.icon;
    if (!icon) return reply.code(404).send();
    return reply.headers(FIVE_MINUTES).redirect(icon, 302);
  });
}

/** The answer while the release store has no shell. */
export const notReady = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': '1',
    })
    .send('Reset is not ready yet: no shell has been released. Please try again in a moment.\n');
