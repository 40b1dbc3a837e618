import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalFor } from './faults.ts';

/**
 * A hook that refuses a list which is longer than it may be before its entries are looked at: a
 * body can have half a million, and what is wrong with each would be written down.
 * @param path where the list stands in the body
 */
export const refuseLongList =
  (path: readonly [string, ...string[]], most: number) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const list = path.reduce<unknown>(below, request.body);
    if (!Array.isArray(list) || list.length <= most) return undefined;
    const refusal = refusalFor({ [path.at(-1) ?? '']: ['There are too many of these.'] });
    return refusal && reply.refuse(refusal);
  };

const below = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
