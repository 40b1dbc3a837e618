import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AnsweredCall } from '@reset/api-contract/gateway/answered-calls.ts';
import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';

/**
 * Writes the routes that a built service has, sorted, as its release publishes
 * them to the gateway, and beside them in calls.json all calls that it answers,
 * with their schemas, by which the release is judged. The service needs no
 * database for it: nothing connects before the first query.
 */
export async function publishRoutes(
  app: {
    ready(): PromiseLike<unknown>;
    publishedRoutes: PublishedRoute[];
    answeredCalls: AnsweredCall[];
  },
  file: string,
): Promise<void> {
  await app.ready();
  await writeSorted(file, 'routes', app.publishedRoutes);
  await writeCalls(app.answeredCalls, join(dirname(file), 'calls.json'));
}

/** Writes what a built service answers, whoever calls, by which its release is judged. */
export const writeCalls = (calls: readonly AnsweredCall[], file: string): Promise<void> =>
  writeSorted(file, 'calls', calls);

async function writeSorted(
  file: string,
  name: string,
  routes: readonly { path: string; method: string }[],
): Promise<void> {
  const sorted = routes.toSorted((a, b) =>
    `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`),
  );
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ [name]: sorted }, null, 2)}\n`);
}
