import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { S3Client } from '@aws-sdk/client-s3';
import { startFauxqs } from 'fauxqs';

export const BUCKET = 'releases';

/** What a write asked for: its key, and the headers by which it is conditional. */
export type Written = { key: string; ifMatch?: string; ifNoneMatch?: string };

/**
 * fauxqs answers as S3 does but for conditional writes, which none of the servers among npm's packages
 * knows. What stands before it here adds them as S3 documents them: `If-Match` and `If-None-Match` of a
 * PutObject are judged and the object written in one step, or 412. It writes down what the AWS SDK sent.
 * @param hasConditions false: fauxqs alone, which overwrites
 */
export async function startS3Server({ hasConditions = true } = {}) {
  const behind = await startFauxqs({ port: 0, logger: false });
  behind.createBucket(BUCKET);
  const written: Written[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    const work = turn.then(() => answer(request, response));
    turn = work.catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const body = await buffer(request);
    const target = `http://127.0.0.1:${behind.port}${url}`;
    if (method === 'PUT') {
      written.push({
        key: new URL(target).pathname.slice(BUCKET.length + 2),
        ...named('ifMatch', headers['if-match']),
        ...named('ifNoneMatch', headers['if-none-match']),
      });
      if (hasConditions && !(await isAllowed(target, headers))) {
        response.writeHead(412, { 'content-type': 'application/xml' });
        response.end('<Error><Code>PreconditionFailed</Code></Error>');
        return;
      }
    }
    const {
      connection: _,
      'transfer-encoding': _chunked,
      'content-length': _length,
      host: _host,
      expect: _expect,
      ...rest
    } = headers;
    const answered = await fetch(target, {
      method,
      headers: rest as Record<string, string>,
      ...(body.length > 0 ? { body } : {}),
    });
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(Buffer.from(await answered.arrayBuffer()));
  }

  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  return {
    client,
    written,
    async stop() {
      client.destroy();
      server.closeAllConnections();
      server.close();
      await behind.stop();
    },
  };
}

const named = <Name extends string>(name: Name, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, string>>;

async function isAllowed(
  target: string,
  headers: Record<string, string | string[] | undefined>,
): Promise<boolean> {
  const there = await fetch(target.replace(/\?.*$/, ''));
  const content = Buffer.from(await there.arrayBuffer());
  const etag = there.ok ? `"${createHash('md5').update(content).digest('hex')}"` : null;
  if (headers['if-none-match'] === '*' && etag !== null) return false;
  return headers['if-match'] === undefined || headers['if-match'] === etag;
}
