import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { upstreamRefusal } from './upstream-refusal.ts';

export type Answer = {
  headers: IncomingHttpHeaders;
  stream: NodeJS.ReadableStream & { destroy(): void };
};

const SMALL_BYTES = 64 * 1024;

/**
 * Sends a service's answer on. A small one is taken in whole first: it then goes
 * out in one write, and a service that dies in the middle of it costs the
 * browser a 503 that it can read instead of half an answer.
 */
export function sendAnswer(reply: FastifyReply, { headers, stream }: Answer): void {
  if (!(Number(headers['content-length']) <= SMALL_BYTES)) {
    reply.send(stream);
    return;
  }
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => {
    const [only] = chunks;
    reply.send(chunks.length === 1 && only ? only : Buffer.concat(chunks));
  });
  stream.on('error', (error: Error) => refuseInstead(reply, error));
}

// Takes back what was said of an answer that will not come.
function refuseInstead(reply: FastifyReply, error: Error): void {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  reply.refuse(upstreamRefusal(error));
}
