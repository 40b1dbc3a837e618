import type { Postgres } from '../../dev/postgres.ts';

export type TestServer = Postgres & {
  /** What has to go with it: data folder and log. */
  files: string[];
};

/** Jest loads set-up and teardown apart from one another; only the global object is common. */
const kept = globalThis as typeof globalThis & { testDatabaseServers?: TestServer[] };

export function keepDatabases(servers: TestServer[]): void {
  kept.testDatabaseServers = servers;
}

/** None when the tests ran on a server that somebody else had started. */
export function takeDatabases(): TestServer[] {
  const servers = kept.testDatabaseServers ?? [];
  delete kept.testDatabaseServers;
  return servers;
}
