import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { RefusedRelease } from '../refused-release.ts';
import { mirrorStore } from './mirror-store.ts';
import { openReleaseStore } from './open-release-store.ts';
import { publishService } from './publish-service.ts';

// `npm run store -- COMMAND`, and what the pods run: `mirror FOLDER` follows the store that RELEASE_STORE
// names, `mirror-once FOLDER` copies it, `publish NAME URL VERSION [ROUTES]` says where a service answers,
// `push SLICE FOLDER` makes live there what is live in a folder.
const LOOK_EVERY_MS = 1_000;

const [command = '', ...args] = process.argv.slice(2);
const [first = '', second = '', third = '', fourth] = args;
const location = process.env['RELEASE_STORE'] ?? '';
const say = (event: string, facts: object = {}) =>
  process.stdout.write(`${JSON.stringify({ event, ...facts })}\n`);

async function mirror(folder: string, isOnce: boolean): Promise<void> {
  await mkdir(folder, { recursive: true });
  const mirrored = mirrorStore(await openReleaseStore(location), folder);
  const stop = new AbortController();
  void once(process, 'SIGTERM').then(() => stop.abort());
  do {
    try {
      const { copied, changed } = await mirrored.update();
      if (changed.length > 0) say('store.mirrored', { copied, changed });
    } catch (error) {
      if (isOnce) throw error;
      // What is there goes on being served.
      say('store.unreachable', { reason: (error as Error).message });
    }
    if (!isOnce)
      await pause(LOOK_EVERY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
  } while (!isOnce && !stop.signal.aborted);
}

async function push(slice: string, from: string): Promise<void> {
  // It judges by the gate's parts, which pods do not have.
  const { pushSlice } = await import('./push-slice.ts');
  const version = await pushSlice(slice, { from, to: location, by: userInfo().username });
  say('store.pushed', { slice, version });
}

const commands: Record<string, () => Promise<void>> = {
  mirror: () => mirror(first, false),
  'mirror-once': () => mirror(first, true),
  publish: () =>
    publishService(location, { name: first, url: second, version: third, routes: fourth ?? null }),
  push: () => push(first, second),
};

try {
  const run = commands[command];
  if (!run || location === '') {
    throw new RefusedRelease([
      `RELEASE_STORE names the store, and the command is one of ${Object.keys(commands).join(', ')}.`,
    ]);
  }
  await run();
} catch (error) {
  if (!(error instanceof RefusedRelease)) throw error;
  process.stderr.write(`Refused:\n${error.reasons.map((reason) => `  ${reason}`).join('\n')}\n`);
  process.exitCode = 1;
}
