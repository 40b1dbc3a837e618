import type { FastifyInstance, FastifyReply } from 'fastify';
import { onEveryAnswer } from '#security-headers/security-headers.ts';
import { notReady } from './not-ready.ts';
import type { Release } from './release.ts';

const FIVE_MINUTES = { ...onEveryAnswer, 'cache-control': 'public, max-age=300' };

/** What programs ask of a site at fixed addresses: robots.txt, sitemap.xml and favicon.ico. */
export function searchRoutes(app: FastifyInstance, release: () => Release | null): void {
  const answer = (path: string, type: string, read: (live: Release) => string) =>
    app.get(path, { exposeHeadRoute: true }, (_request, reply) => {
      const live = release();
      if (!live) return notReady(reply);
      return reply.headers({ ...FIVE_MINUTES, 'content-type': type }).send(read(live));
    });

  answer('/robots.txt', 'text/plain; charset=utf-8', ({ forSearch }) => forSearch.robots);
  answer('/sitemap.xml', 'application/xml; charset=utf-8', ({ forSearch }) => forSearch.siteMap);

  // Our pages name their icon; who asks here has not read one.
  app.get('/favicon.ico', { exposeHeadRoute: true }, (_request, reply): FastifyReply => {
    const icon = release()?.icon;
    if (!icon) return reply.code(404).headers(onEveryAnswer).send();
    return reply.headers(FIVE_MINUTES).redirect(icon, 302);
  });
}
