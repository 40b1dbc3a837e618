import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Service } from '@reset/service-kit';
import { asVisitor } from '@reset/service-kit/testing';

/**
 * Listens in the gateway's place: what a provider sends to `<url>/x` goes on to
 * /api/v1/webhooks/x of the service.
 * @param app the service, once the first webhook comes
 * @param onAnswered called after each answer with its status
 */
export async function forwardWebhooks(
  app: () => Service,
  onAnswered: (status: number) => unknown = () => undefined,
): Promise<{ url: string; stop(): Promise<void> }> {
  const forwarder = createServer(async (request, response) => {
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const reply = await app()
      .inject({
        method: 'POST',
        url: `/api/v1/webhooks${request.url}`,
        headers: { ...headers, ...asVisitor({ audience: 'member' }) },
        payload: Buffer.concat(await request.toArray()),
      })
      // The service has been stopped.
      .catch(() => null);
    if (reply === null) {
      response.destroy();
      return;
    }
    response.writeHead(reply.statusCode, { 'content-type': 'application/json' }).end(reply.body);
    await onAnswered(reply.statusCode);
  }).listen(0, '127.0.0.1');
  await once(forwarder, 'listening');
  const { port } = forwarder.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      forwarder.closeAllConnections();
      forwarder.close();
      await once(forwarder, 'close');
    },
  };
}
