import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { withClient } from '../../infra/dev/databases/with-client.ts';
import { clusterUser } from '../../infra/dev/postgres/cluster-user.ts';
import { startPostgres, type Postgres } from '../../infra/dev/postgres.ts';

/** Where a rehearsal's files are: the WAL that was archived, and the base backup. */
export type BackupPlace = { archive: string; base: string };

/** Makes the folder for archived WAL, which PostgreSQL's own user writes. */
export async function makeBackupPlace(folder: string): Promise<BackupPlace> {
  const place = { archive: join(folder, 'archive'), base: join(folder, 'base') };
  const { uid, gid } = clusterUser();
  await mkdir(place.archive, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) await chown(place.archive, uid, gid);
  return place;
}

/** Has a server archive its WAL from its next start on: every segment, and an unfinished one after a second. */
export async function archiveWal(url: string, { archive }: BackupPlace): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`ALTER SYSTEM SET archive_mode = 'on'`);
    await client.query(
      `ALTER SYSTEM SET archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
    );
    await client.query(`ALTER SYSTEM SET archive_timeout = '1s'`);
  });
}

/**
 * Copies the files of a server that goes on writing, as its documentation describes it for backups by
 * the low-level API: https://www.postgresql.org/docs/current/continuous-archiving.html.
 */
export async function takeBaseBackup(
  url: string,
  dataDir: string,
  { base }: BackupPlace,
): Promise<void> {
  await withClient(url, async (client) => {
    // Both on one session, which has to stay.
    await client.query(`SELECT pg_backup_start('rehearsal', fast => true)`);
    await copyRunning(dataDir, base);
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
      'SELECT labelfile, spcmapfile FROM pg_backup_stop(wait_for_archive => true)',
    );
    await writeFile(join(base, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  // What was written meanwhile comes from the archive; the running server's process is not ours.
  for (const file of await readdir(join(base, 'pg_wal'))) {
    await rm(join(base, 'pg_wal', file), { recursive: true });
  }
  await mkdir(join(base, 'pg_wal/archive_status'), { recursive: true });
  await rm(join(base, 'postmaster.pid'), { force: true });
  await giveToServer(base);
}

/** Starts a second server from the backup, as the first was at a moment. @param until with its zone */
export async function restoreTo(
  until: string,
  { archive, base }: BackupPlace,
  log: string,
): Promise<Postgres> {
  await writeFile(
    join(base, 'postgresql.auto.conf'),
    [
      `restore_command = 'cp ${archive}/%f %p'`,
      `recovery_target_time = '${until}'`,
      `recovery_target_action = 'promote'`,
      `archive_mode = 'off'`,
      '',
    ].join('\n'),
  );
  await writeFile(join(base, 'recovery.signal'), '');
  await giveToServer(base);
  return startPostgres({ dataDir: base, port: 0, log, isDurable: true });
}

/** Files that vanish meanwhile are whole in the WAL. */
async function copyRunning(from: string, to: string): Promise<void> {
  const { code, errors } = await run('cp', ['-a', from, to]);
  const others = errors.split('\n').filter((line) => line !== '' && !/No such file/.test(line));
  if (code !== 0 && others.length > 0) throw new Error(`The backup failed: ${others[0]}`);
}

async function giveToServer(folder: string): Promise<void> {
  const { uid, gid } = clusterUser();
  await chmod(folder, 0o700);
  if (uid === undefined || gid === undefined) return;
  const { code, errors } = await run('chown', ['-R', `${uid}:${gid}`, folder]);
  if (code !== 0) throw new Error(errors);
}

async function run(command: string, args: string[]): Promise<{ code: number; errors: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: code as number, errors };
}
