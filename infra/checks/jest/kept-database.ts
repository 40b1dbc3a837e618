import type { Postgres } from '../../dev/postgres.ts';

export type TestServer = Postgres & {
  /** What has to go with it: data folder and log. */
  files: string[];
};

/** Jest loads set-up and teardown apart from one another; only the global object is common. */
const kept = globalThis as typeof globalThis & { testDatabaseServer?: TestServer };

export function keepDatabase(server: TestServer): void {
  kept.testDatabaseServer = server;
}

/** undefined when the tests ran on a server that somebody else had started. */
export function takeDatabase(): TestServer | undefined {
  const server = kept.testDatabaseServer;
  delete kept.testDatabaseServer;
  return server;
}
