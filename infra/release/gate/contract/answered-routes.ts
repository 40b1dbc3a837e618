import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnsweredCall } from '@reset/api-contract/gateway/answered-calls.ts';
import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import { requestSchema } from './request-schema.ts';
import type { Route } from './uses.ts';

/**
 * What a built service answers, as its release published it. Of one that published routes alone, it is
 * not known what they take, nor what it answers to other services.
 * @param dist its folder of that name
 * @returns undefined for one that published nothing
 */
export async function answeredRoutes(dist: string): Promise<Route[] | undefined> {
  const calls = await listIn<AnsweredCall>(join(dist, 'calls.json'), 'calls');
  if (calls) return calls.map(asRoute);
  const published = await listIn<PublishedRoute>(join(dist, 'routes.json'), 'routes');
  return published?.map(({ method, path, access, demonstration, body_bytes: bytes }) => ({
    method,
    path,
    access,
    ...(demonstration ? { demonstration } : {}),
    ...(bytes === undefined ? { body: null } : {}),
  }));
}

/** A call with what it takes, as it is compared. */
export const asRoute = ({ body, query, ...route }: AnsweredCall): Route => ({
  ...route,
  body: requestSchema('body', body),
  query: requestSchema('query', query),
});

async function listIn<Item>(file: string, name: string): Promise<Item[] | undefined> {
  if (!existsSync(file)) return undefined;
  return (JSON.parse(await readFile(file, 'utf8')) as Record<string, Item[]>)[name];
}
