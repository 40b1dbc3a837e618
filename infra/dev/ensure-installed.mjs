// Plain JavaScript for Node 20 with no dependency: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const oldestNode = 20;
const neededNode = 24;

/**
 * Installs what package-lock.json names, unless all of it is there already. Ends the process with a
 * sentence when it cannot.
 * @param {object} [options]
 * @param {string} [options.folder] the repository, or a folder in it with a lock file of its own,
 *   whose packages only some commands need
 * @param {boolean} [options.isForTests] false leaves out on a fresh clone what only tests and checks
 *   need, so that the product starts sooner; whatever NODE_ENV says
 */
export function ensureInstalled({ folder = '.', isForTests = true } = {}) {
  const own = Number(process.versions.node.split('.')[0]);
  if (own < oldestNode)
    fail(`Reset needs Node ${oldestNode} or later, and this is ${process.version}.`);
  if (isInstalled(folder, isForTests)) return;
  const startedAt = Date.now();
  const what = folder === '.' ? 'packages' : `the packages of ${folder}`;
  console.log(`Installing ${what}, which takes a minute or two the first time...`);
  // The npm that runs us, or else the first one on the path.
  const npm = process.env.npm_execpath;
  const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const args = [...installArguments(folder, isForTests), '--no-audit', '--no-fund'];
  const run = spawnSync(command, [...before, ...args, '--loglevel=error'], {
    cwd: join(root, folder),
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (run.status !== 0) fail(explainInstall(run));
  console.log(`Packages installed (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
}

/** What is there already is brought up to date as a whole, and not taken away. */
function installArguments(folder, isForTests) {
  // Adds what tests need, below a product that may be running.
  if (isInstalled(folder, false)) return ['install', '--no-save', '--include=dev'];
  const isFresh = packagesOf(join(folder, 'node_modules/.package-lock.json')) === null;
  return ['ci', isFresh && !isForTests ? '--omit=dev' : '--include=dev'];
}

/**
 * Runs a script of this repository on the Node 24 that was installed, handing on
 * signals. The script sees its channel disconnect when this process is killed.
 * @param {string} script path from the repository's root
 * @param {string[]} args
 * @param {string} [folder] where it runs: a path, or one from the repository's root
 * @returns {Promise<number>} its exit code
 */
export function runOnNode24(script, args = [], folder = '.') {
  const child = spawn(node24(), [join(root, script), ...args], {
    cwd: isAbsolute(folder) ? folder : join(root, folder),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`Node ${neededNode} could not be started: ${error.message}`));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

// npm writes node_modules/.package-lock.json when it has finished, and only then.
function isInstalled(folder, isForTests) {
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  const locked = packagesOf(join(folder, 'package-lock.json'));
  if (!locked) fail(`${join(folder, 'package-lock.json')} is missing: this is not a whole clone.`);
  if (!installed) return false;
  return Object.entries(locked).every(([path, wanted]) => {
    if (wanted.dev && !isForTests) return true;
    const found = installed[path];
    // Optional ones are left out on systems they are not for.
    if (!found) return path === '' || wanted.optional || wanted.devOptional || wanted.peer;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

function node24() {
  const installed = join(root, 'node_modules/.bin/node');
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return process.execPath;
  return fail(
    `There is no packaged Node ${neededNode} for this machine: install it and start again.`,
  );
}

function explainInstall({ error, stderr }) {
  const said = `${error?.message ?? ''}${stderr ?? ''}`.trim();
  const cause = [
    [/ENOSPC/, 'The disk is full: free some space and start again.'],
    [/EACCES|EPERM|EROFS/, `This user may not write to ${root}: change its owner and start again.`],
    [/ENOENT.*npm/, 'npm is not on the path.'],
    [/ENOTFOUND|ETIMEDOUT|ECONNREFUSED|EAI_AGAIN/, 'The package registry cannot be reached.'],
  ].find(([pattern]) => pattern.test(said));
  return `${said}\n\nThe packages could not be installed. ${cause?.[1] ?? 'npm says why above.'}`;
}

/** @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
