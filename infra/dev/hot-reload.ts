import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishHot } from '../release/publish.ts';
import { dataPaths } from './data/data-folder.ts';
import { insistOnFreePorts } from './ports/insist-on-free-ports.ts';
import type { SayStep } from './say-step.ts';
import type { Settings } from './settings.ts';
import type { Supervisor } from './supervisor.ts';

/** A front end that is served with hot reload by webpack-dev-server. */
export type HotSlice = { name: string; folder: string; port: number; origin: string };

const READY_LIMIT_MS = 120_000;
const SHELL = 'shell';

/**
 * The shell and the remote to work on. The shell too, because Fast Refresh needs
 * the development build of React, and React is the shell's.
 * @throws when there is no such remote
 */
export function findHotSlices(root: string, slice: string): HotSlice[] {
  if (!existsSync(join(root, slice, 'remote.json'))) {
    throw new Error(`${slice} is no remote of this clone. Try: npm run dev -- mfe-member`);
  }
  return [SHELL, slice].map((name) => {
    const folder = join(root, name);
    const port = Number(
      /devPort: (\d+)/.exec(readFileSync(join(folder, 'webpack.config.ts'), 'utf8'))?.[1],
    );
    if (!port) throw new Error(`${name}/webpack.config.ts names no devPort.`);
    return { name, folder, port, origin: `http://localhost:${port}` };
  });
}

type Serving = {
  supervisor: Supervisor;
  step: SayStep;
  /** The folder of their logs. */
  logs: string;
  env?: Record<string, string>;
};

/** Starts the development servers, each of which is ready when it has built. */
export async function serveHot(
  slices: readonly HotSlice[],
  { supervisor, step, logs, env }: Serving,
): Promise<void> {
  await insistOnFreePorts(
    slices.map(({ name, port }) => ({ variable: `devPort of ${name}`, port })),
  );
  await Promise.all(
    slices.map(({ name, folder, origin }) =>
      step(`${name} is served hot at ${origin}`, () =>
        supervisor.start({
          name: `${name} (hot reload)`,
          command: 'npm',
          args: ['run', 'dev', '--silent'],
          cwd: folder,
          env: { ...process.env, ...env, NODE_ENV: 'development' },
          log: join(logs, `${name}-hot.log`),
          readyUrl: `${origin}/${name === SHELL ? 'index.html' : 'remote-entry.js'}`,
          readyLimitMs: READY_LIMIT_MS,
        }),
      ),
    ),
  );
}

/** Starts the development servers and points the registry at them. */
export async function startHotReload(
  slices: HotSlice[],
  { settings, ...serving }: { settings: Settings; supervisor: Supervisor; step: SayStep },
): Promise<void> {
  const paths = dataPaths(settings.dataFolder);
  await serveHot(slices, { ...serving, logs: paths.logs });
  const [shell, remote] = slices;
  if (!shell || !remote) return;
  const page = await fetch(`${shell.origin}/index.html`);
  await publishHot(paths.releases, {
    shellHtml: await page.text(),
    remote: { folder: remote.name, entry: entryOf(remote) },
  });
}

/** Where a remote's development server has its entry. */
export const entryOf = ({ origin }: HotSlice): string => `${origin}/remote-entry.js`;
