import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { preparePackagedChromium } from './packaged-chromium.ts';

export type Browser = {
  executablePath: string;
  args: string[];
  /** Handed to Playwright, which otherwise switches the sandbox off. */
  chromiumSandbox: boolean;
  /** What the browser needs besides our own environment. */
  env: Record<string, string>;
};

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FOLDERS = [
  '/usr/bin',
  '/usr/local/bin',
  '/usr/lib/chromium',
  '/opt/google/chrome',
  '/opt/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];
const ARGS = [
  '--disable-gpu',
  // A local QUIC attempt would only cost time and make timings differ.
  '--disable-quic',
  // Nothing that the product did not ask for goes over the network during a test.
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser for tests: the one that CHROMIUM_PATH names; the one that comes from npm, whose
 * version the lock file pins and which, a headless shell, takes half the processor time of a whole
 * browser; on machines that it is not built for, a Chromium or Chrome that is installed.
 * @throws when CHROMIUM_PATH names nothing that can be executed, and where there is none of them
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  const named = env['CHROMIUM_PATH'];
  if (named !== undefined && !isExecutable(named)) {
    throw new Error(`CHROMIUM_PATH is ${named}, which cannot be executed.`);
  }
  if (named === undefined && isPackaged()) return packaged();
  const executablePath = named ?? installedBrowser(env['PATH'] ?? '');
  if (executablePath === undefined) {
    throw new Error('Install Chromium or Chrome, or name one in CHROMIUM_PATH.');
  }
  return { executablePath, args: ARGS, chromiumSandbox: canSandbox(), env: {} };
}

const isPackaged = (): boolean => process.platform === 'linux' && process.arch === 'x64';

async function packaged(): Promise<Browser> {
  const { executablePath, env } = await preparePackagedChromium();
  // It is built without a sandbox helper.
  return { executablePath, args: ARGS, chromiumSandbox: false, env };
}

function installedBrowser(path: string): string | undefined {
  const folders = [...path.split(delimiter).filter(Boolean), ...FOLDERS];
  const names = [...NAMES, 'Google Chrome', 'Chromium'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Chromium refuses a sandbox to root, and cannot have one where user namespaces are forbidden. */
function canSandbox(): boolean {
  if (process.getuid?.() === 0) return false;
  if (process.platform !== 'linux') return true;
  return spawnSync('unshare', ['--user', '--map-root-user', 'true']).status === 0;
}
