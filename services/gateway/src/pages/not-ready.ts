import type { FastifyReply } from 'fastify';
import { onEveryAnswer } from '#security-headers/security-headers.ts';

/** The answer while the release store has no shell. */
export const notReady = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({
      ...onEveryAnswer,
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': '1',
    })
    .send('Reset is not ready yet: no shell has been released. Please try again in a moment.\n');
