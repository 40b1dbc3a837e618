import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { RefusedRelease } from '../refused-release.ts';
import { mirrorStore } from './mirror-store.ts';
import { openReleaseStore } from './open-release-store.ts';
import { publishService } from './publish-service.ts';

const LOOK_EVERY_MS = 1_000;

export type Command = (args: readonly string[], location: string) => Promise<void>;

/** A line of the log. */
export const say = (event: string, facts: object = {}): void =>
  void process.stdout.write(`${JSON.stringify({ event, ...facts })}\n`);

/** What a pod does with the store that RELEASE_STORE names, by the command's name. */
export const podCommands: Record<string, Command> = {
  mirror: async ([folder = ''], location) => follow(folder, location),
  'mirror-once': async ([folder = ''], location) => {
    await mkdir(folder, { recursive: true });
    say('store.mirrored', await mirrorStore(await openReleaseStore(location), folder).update());
  },
  publish: ([name = '', url = '', version = '', routes = null], location) =>
    publishService(location, { name, url, version, routes }),
};

/** Runs one of the commands, and ends the process with 1 where it is refused. */
export async function runCommand(commands: Record<string, Command>): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const location = process.env['RELEASE_STORE'] ?? '';
  try {
    const command = commands[name];
    if (!command || location === '') {
      throw new RefusedRelease([
        `RELEASE_STORE names the store, and the command is one of ${Object.keys(commands).join(', ')}.`,
      ]);
    }
    await command(args, location);
  } catch (error) {
    if (!(error instanceof RefusedRelease)) throw error;
    process.stderr.write(`Refused:\n${error.reasons.map((reason) => `  ${reason}`).join('\n')}\n`);
    process.exitCode = 1;
  }
}

async function follow(folder: string, location: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const mirror = mirrorStore(await openReleaseStore(location), folder);
  const stop = new AbortController();
  void once(process, 'SIGTERM').then(() => stop.abort());
  while (!stop.signal.aborted) {
    try {
      const { copied, changed } = await mirror.update();
      if (changed.length > 0) say('store.mirrored', { copied, changed });
    } catch (error) {
      // What is there goes on being served.
      say('store.unreachable', { reason: (error as Error).message });
    }
    await pause(LOOK_EVERY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
  }
}
