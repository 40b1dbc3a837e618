import { hash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import selfsigned from 'selfsigned';

/**
 * TLS and HTTP/2 before the gateway, as a load balancer would bring them.
 * @param origin the gateway's
 * @param host the product's name, which the gateway goes by
 * @returns its own origin, Chromium's option that trusts its certificate, so that what comes by it is
 *   cached, and a function that ends it
 */
export async function secureFront(
  origin: string,
  host: string,
): Promise<{ origin: string; trust: string; stop(): Promise<void> }> {
  const { private: key, cert } = await selfsigned.generate([
    { name: 'commonName', value: 'localhost' },
  ]);
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => {
    const forwarded = request(
      new URL(incoming.url, origin),
      { method: incoming.method, agent, headers: { ...withoutPseudo(incoming.headers), host } },
      (answer) => {
        const { connection: _hop, 'transfer-encoding': _coding, ...headers } = answer.headers;
        delete headers['keep-alive'];
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.stream.close());
    incoming.pipe(forwarded);
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    trust: `--ignore-certificate-errors-spki-list=${spkiOf(cert)}`,
    async stop() {
      for (const session of sessions) session.destroy();
      agent.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** SHA-256 of the certificate's public key, in base64. */
const spkiOf = (cert: string): string =>
  hash(
    'sha256',
    new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }),
    'base64',
  );

const withoutPseudo = (headers: IncomingHttpHeaders): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith(':') || value === undefined ? [] : [[name, value]],
    ),
  );
