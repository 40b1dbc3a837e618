import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

export type FakeService = {
  url: string;
  routes: PublishedRoute[];
  /** What it was asked, oldest first. */
  requests: { method: string; url: string; headers: FastifyRequest['headers']; body: string }[];
  close(): Promise<void>;
};

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * A service on the loopback that publishes some calls, keeps what it is asked
 * and answers `{ "from": name }`, or whatever `answer` says.
 */
export async function fakeService(
  name: string,
  routes: (Pick<PublishedRoute, 'method' | 'path'> & Partial<PublishedRoute>)[],
  answer: Answer = () => ({ from: name }),
): Promise<FakeService> {
  const app: FastifyInstance = fastify({ bodyLimit: 8 * 1024 * 1024, forceCloseConnections: true });
  const requests: FakeService['requests'] = [];
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.get('/readyz', async () => ({ status: 'ready' }));
  app.all('/*', async (request, reply) => {
    const { method, url, headers, body } = request;
    requests.push({ method, url, headers, body: String(body ?? '') });
    return answer(request, reply);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    routes: routes.map((route) => ({ access: 'member', ...route })),
    requests,
    close: () => app.close(),
  };
}
