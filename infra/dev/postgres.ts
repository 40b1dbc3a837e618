import { readFile } from 'node:fs/promises';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { usableBinaries } from './postgres/binaries.ts';
import { clusterUser } from './postgres/cluster-user.ts';
import { initialiseCluster, passwordFile, SUPERUSER } from './postgres/initialise-cluster.ts';
import { launchServer, waitUntilUp } from './postgres/launch-server.ts';
import { findRunningServer, stopServer } from './postgres/running-server.ts';
import type { ServerSize } from './postgres/server-settings.ts';

export type PostgresOptions = {
  /** The cluster's folder. Made when missing, inside a folder that `postgres` can enter. */
  dataDir: string;
  /** 0 takes a free one. */
  port: number;
  /** Path of the file to which the server appends its log. */
  log: string;
  /** false for tests: faster, and lost when the machine stops. */
  isDurable?: boolean;
  /** That of a laptop, unless it is said otherwise. */
  size?: ServerSize;
};

export type Postgres = {
  /** The superuser's, with its password, to the database `postgres`. */
  url: string;
  port: number;
  pid: number;
  stop(): Promise<void>;
};

/**
 * A PostgreSQL of our own on the loopback address. A server still running on
 * `dataDir`, left by a start that was killed, is used again.
 * @throws an error with the end of the server's log when it does not come up
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  return (await takeOver(options)) ?? (await startAnew(options));
}

async function takeOver({ dataDir, port }: PostgresOptions): Promise<Postgres | null> {
  const running = await findRunningServer(dataDir);
  if (!running) return null;
  if (port === 0 || port === running.port) {
    const url = await superuserUrl(dataDir, running.port);
    if (await waitUntilUp(url, running.pid)) return asPostgres(url, running);
  }
  await stopServer(running.pid);
  return null;
}

async function startAnew(options: PostgresOptions) {
  const { dataDir, port, log, isDurable = true, size = 'laptop' } = options;
  const user = clusterUser();
  const binaries = await usableBinaries(user);
  await initialiseCluster({ dataDir, binaries, user });
  const chosen = port === 0 ? await freePort() : port;
  const url = await superuserUrl(dataDir, chosen);
  const launch = { dataDir, port: chosen, log, isDurable, size, binaries, user, url };
  const pid = await launchServer(launch);
  return asPostgres(url, { pid, port: chosen });
}

async function superuserUrl(dataDir: string, port: number): Promise<string> {
  const password = await readFile(passwordFile(dataDir), 'utf8');
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
}

const asPostgres = (url: string, { pid, port }: { pid: number; port: number }): Postgres => ({
  url,
  port,
  pid,
  stop: () => stopServer(pid),
});
