import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * A file server as there are many: a folder by its index.html once its address ends with a slash, 404.html
 * for what it has not, nothing but GET. `missing` is what it was asked for and has not.
 */
export async function serveFolder(folder: string) {
  const missing: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname));
    const read = (file: string) => readFile(join(folder, file)).catch(() => null);
    const answer = (status: number, file: string, content: Buffer | null) =>
      response
        .writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
        .end(content);
    const index = await read(join(path, 'index.html'));
    if (request.method === 'GET' && index && !path.endsWith('/')) {
      return response.writeHead(301, { location: `${pathname}/${search}` }).end();
    }
    const file = request.method === 'GET' ? (index ?? (await read(path))) : null;
    if (file) return answer(200, index ? 'index.html' : path, file);
    missing.push(`${request.method} ${pathname}`);
    return answer(404, '404.html', await read('404.html'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    missing,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
