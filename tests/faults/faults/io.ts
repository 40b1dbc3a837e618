import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const FOR_MS = 2_500;

/**
 * The disk fails under PostgreSQL: from some moment on fdatasync answers EIO. It has to give up
 * rather than to acknowledge what is not on the disk.
 */
export const io: Fault = async ({ environment, count, report }) => {
  const { pid } = environment.postgres;
  const processes = [pid, ...childrenOf(pid)].flatMap((one) => ['-p', String(one)]);
  const inject = ['-e', 'trace=fdatasync', '-e', 'inject=fdatasync:error=EIO'];
  const strace = spawn('strace', ['-f', '-qq', '-o', '/dev/null', ...inject, ...processes], {
    stdio: 'ignore',
  });
  const gone = new Promise((resolve) => strace.once('exit', resolve));
  await pause(FOR_MS);
  if (environment.log().includes('could not fdatasync')) count('PANIC because of EIO');
  else report('PostgreSQL went on although fdatasync failed');
  strace.kill('SIGTERM');
  await gone;
  environment.postgres.send('SIGKILL');
  await environment.postgres.start();
  return performance.now();
};

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
}
