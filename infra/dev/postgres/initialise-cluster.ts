import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chmod, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProcessUser } from './cluster-user.ts';

/** The superuser of a cluster of ours. */
export const SUPERUSER = 'postgres';

/** Where its password is, inside the cluster's folder and readable to its owner alone. */
export const passwordFile = (dataDir: string) => join(dataDir, 'superuser-password');

/**
 * Makes a cluster in `dataDir` unless there is one. It is built beside it and
 * renamed at the end, so that an interrupted start leaves no half of one.
 */
export async function initialiseCluster(options: {
  dataDir: string;
  binaries: string;
  user: ProcessUser;
}): Promise<void> {
  const { dataDir, binaries, user } = options;
  if (await exists(passwordFile(dataDir))) return;
  const unfinished = `${dataDir}.unfinished`;
  const secret = `${unfinished}-password`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(secret, randomBytes(24).toString('base64url'), { mode: 0o600 });
  for (const path of [unfinished, secret]) await giveTo(user, path);
  await runInitdb(join(binaries, 'bin/initdb'), user, [
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${secret}`,
    '--auth=scram-sha-256',
    // Said in full, because a machine without LANG would get SQL_ASCII.
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]);
  await rename(secret, passwordFile(unfinished));
  await rename(unfinished, dataDir);
}

async function giveTo(user: ProcessUser, path: string): Promise<void> {
  if (user.uid === undefined || user.gid === undefined) return;
  await chown(path, user.uid, user.gid);
  await chmod(path, path.endsWith('-password') ? 0o600 : 0o700);
}

function runInitdb(command: string, user: ProcessUser, args: string[]): Promise<void> {
  const initdb = spawn(command, args, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [initdb.stdout, initdb.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  initdb.on('error', reject);
  initdb.on('close', (code) => {
    if (code === 0) resolve();
    else
      reject(new Error(`PostgreSQL could not make its data folder: ${output.trim().slice(-600)}`));
  });
  return promise;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
