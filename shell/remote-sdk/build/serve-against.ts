import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration } from 'webpack-dev-server';
import { type Against, pageAgainst, policyAgainst, readPage } from './against.ts';

type Next = (error?: unknown) => void;

/** Headers of a deployed page that say how it was sent, or ask for the integrity of all scripts. */
const NOT_KEPT = new Set([
  'content-encoding',
  'content-length',
  'integrity-policy',
  'transfer-encoding',
]);

/**
 * The shell's development server as a front of a deployed product: its pages are the deployed ones with
 * this shell and one remote of this machine, all else is what the product answers. Sessions are its own;
 * the providers' widgets stay away, because they are shown within the product's own pages alone.
 */
export function serveAgainst(server: Configuration, against: Against): Configuration {
  const { origin, remote } = against;
  const shell = `http://localhost:${server.port}`;
  const policyServers = [shell, new URL(remote.entry).origin];
  return {
    ...server,
    proxy: [
      {
        context: () => true,
        target: origin,
        changeOrigin: true,
        // What changes something has to come from the product's own pages.
        headers: { origin, referer: `${origin}/` },
      },
    ],
    setupMiddlewares: (middlewares) => [
      { name: 'pages-against', middleware: pages(against, shell, policyServers) },
      ...middlewares,
    ],
  };
}

const pages =
  (against: Against, shell: string, servers: readonly string[]) =>
  async (request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> => {
    const isPage = request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document';
    if (!isPage) return next();
    try {
      const deployed = await fetch(`${against.origin}${request.url}`, {
        headers: { cookie: request.headers.cookie ?? '', accept: 'text/html' },
        redirect: 'manual',
      });
      const text = await deployed.text();
      const page = readPage(text);
      for (const [name, value] of deployed.headers) {
        if (!NOT_KEPT.has(name) && name !== 'set-cookie') response.setHeader(name, value);
      }
      response.setHeader('set-cookie', deployed.headers.getSetCookie());
      const policy = deployed.headers.get('content-security-policy');
      if (policy) response.setHeader('content-security-policy', policyAgainst(policy, servers));
      response.writeHead(deployed.status);
      response.end(page ? pageAgainst(await shellPage(shell), page, against) : text);
    } catch (error) {
      next(error);
    }
  };

/** As it is built, with the places that the gateway fills in. */
const shellPage = async (server: string): Promise<string> =>
  (await fetch(`${server}/index.html`)).text();
