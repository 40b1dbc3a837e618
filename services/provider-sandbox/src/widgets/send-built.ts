import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Service } from '@reset/service-kit';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';

const BUILT = join(import.meta.dirname, '../../dist');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const params = Type.Object({ file: Type.String({ pattern: '^[a-z-]+\\.(js|css)$' }) });

/** GET /widgets/:file: scripts and styles of the frames, as webpack built them. */
export function registerBuiltFiles(app: Service, folder = BUILT): void {
  app.get('/widgets/:file', { schema: { params } }, (request, reply) =>
    sendBuilt(reply, request.params.file, folder),
  );
}

/** Sends a file of dist/; a plain 503 where the widgets are not built, as on a fresh clone. */
export async function sendBuilt(
  reply: FastifyReply,
  file: string,
  folder = BUILT,
): Promise<FastifyReply> {
  const content = await readBuilt(file, folder);
  if (content === null) {
    return reply.refuse({
      status: 503,
      code: 'widgets_not_built',
      error: `${file} is not there. Build the widgets: npm run build -w @reset/provider-sandbox`,
    });
  }
  return reply
    .type(TYPES[extname(file)] ?? 'application/octet-stream')
    .header('cache-control', 'no-cache')
    .send(content);
}

/** A file of dist/ as text; null where it is not built. */
export const readBuilt = (file: string, folder = BUILT): Promise<string | null> =>
  readFile(join(folder, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
