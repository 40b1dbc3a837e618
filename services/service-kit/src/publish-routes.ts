import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';

/**
 * Writes the routes that a built service has, sorted, as its release publishes
 * them to the gateway. The service needs no database for it: nothing connects
 * before the first query.
 */
export async function publishRoutes(
  app: { ready(): PromiseLike<unknown>; publishedRoutes: PublishedRoute[] },
  file: string,
): Promise<void> {
  await app.ready();
  const routes = app.publishedRoutes.toSorted((a, b) =>
    `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`),
  );
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ routes }, null, 2)}\n`);
}
