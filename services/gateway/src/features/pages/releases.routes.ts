import fastifyStatic from '@fastify/static';
import type { Service } from '@reset/service-kit';
import type { Context } from '#context.ts';

// <workspace>/<hash>/<file…>: registry.json and services.json lie above that. What services run is
// nobody's.
const RELEASED = /^\/(?!services\/)[a-z0-9-]+\/[A-Za-z0-9_-]+\/[^.][^/]*(\/[^.][^/]*)*$/;

// Compressed ones too: their names are asked for as they are.
const SOURCE_MAP = /\.map(\.(br|gz))?$/;

/**
 * The released files, as /releases/<workspace>/<hash>/…. A name never gets other
 * content, so browsers keep them for a year; they are the same for everybody,
 * and no cookie is read or set.
 */
export async function releaseRoutes(
  app: Service,
  { config, releaseStore }: Pick<Context, 'config' | 'releaseStore'>,
): Promise<void> {
  const showsSources = config.NODE_ENV !== 'production';
  await app.register(fastifyStatic, {
    root: releaseStore.folder,
    prefix: '/releases/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    dotfiles: 'ignore',
    allowedPath: (path) => RELEASED.test(path) && (showsSources || !SOURCE_MAP.test(path)),
    setHeaders: (reply) => {
      reply.header('cross-origin-resource-policy', 'same-origin');
    },
  });
}
