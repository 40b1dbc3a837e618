import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

export type Script = (
  request: IncomingMessage,
) => { status?: number; body: unknown } | 'hang up' | 'silence';

/** A provider that answers what a test scripts, over HTTP; the newest script holds. */
export async function startScriptedProvider() {
  let script: Script = () => ({ body: null });
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const answer = script(request);
    if (answer === 'silence') return;
    if (answer === 'hang up') {
      request.socket.destroy();
      return;
    }
    const { status = 200, body } = answer;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** The paths that were requested, in order. */
    requests,
    answer: (next: Script) => {
      script = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
