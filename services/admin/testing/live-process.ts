import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { testConfig } from '@reset/service-kit/testing';

export type LiveProcess = {
  url: string;
  /** The signal that ended it; null when it left by itself. */
  ended: Promise<NodeJS.Signals | null>;
  stop(): Promise<void>;
};

/** A process of its own that runs a script of this folder as the service `name`, once it listens. */
export async function startProcess(
  script: 'telling-process.ts' | 'listing-process.ts' | 'commanding-process.ts',
  name: string,
  env: Record<string, string>,
): Promise<LiveProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
    env: { ...inText(testConfig(name)), PARTNERS_FOLDER, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const said = once(child.stdout, 'data').then(([line]) => String(line).trim());
  const url = await Promise.race([said, ended.then(() => '')]);
  return {
    url,
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const PARTNERS_FOLDER = join(import.meta.dirname, '../../../partners');

const inText = (config: object): Record<string, string> =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)]));
