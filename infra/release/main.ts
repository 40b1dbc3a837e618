import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { dataPaths } from '../dev/data/data-folder.ts';
import { findSupervisor } from '../dev/processes/supervisor-lock.ts';
import { findServices } from '../dev/services.ts';
import { readSettings } from '../dev/settings.ts';
import { CANDIDATE, EVERYBODY } from './canary.ts';
import { listReleases } from './list-releases.ts';
import { RefusedRelease } from './refused-release.ts';
import { release, type Place } from './release.ts';
import {
  releaseService,
  rollbackService,
  serviceIn,
  type ServicePlace,
} from './release-service.ts';
import { rollback } from './rollback.ts';
import { removeUnused } from './remove-unused.ts';

// `npm run release -- mfe-member` or `services/member`, `npm run rollback -- …`, `npm run releases`: on the
// product that runs from this clone, or on the one that RELEASE_STORE and ORIGIN name. `--percent 10` of a
// release of the shell or a remote: beside the live version, for that share of people; 0 for a candidate.
// `npm run releases -- prune` removes what nothing names any more.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { percent: { type: 'string' } },
});
const [command, slice = ''] = positionals;
const service = serviceIn(slice);
const say = (line: string) => process.stdout.write(`${line}\n`);

function place(): Place & ServicePlace {
  const root = process.cwd();
  const settings = readSettings({ env: process.env, root, services: findServices(root) });
  const store = process.env['RELEASE_STORE'] || dataPaths(settings.dataFolder).releases;
  // A store is a part of the data of the product that runs on it.
  const running = () => findSupervisor(dataPaths(dirname(store)).lock);
  return {
    root,
    store,
    isRunning: () => running() !== null,
    origin: process.env['ORIGIN'] || running()?.origin || settings.origin,
    by: who(root),
    say,
  };
}

/** The name of whoever is at the keyboard, and the commit that the clone stands at. */
function who(root: string): string {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim();
    } catch {
      return '';
    }
  };
  const commit = git('rev-parse', '--short', 'HEAD');
  const changed = git('status', '--porcelain') === '' ? '' : ', with changes';
  const name = git('config', 'user.name') || userInfo().username;
  return commit === '' ? name : `${name} (${commit}${changed})`;
}

async function prune(store: string): Promise<void> {
  for (const removed of await removeUnused(store, { now: new Date() })) say(`Removed ${removed}.`);
}

function percent(): number {
  const given = values.percent ?? String(EVERYBODY);
  const share = /^\d{1,3}$/.test(given) ? Number(given) : -1;
  if (share < CANDIDATE || share > EVERYBODY) {
    throw new RefusedRelease([
      `--percent is ${given}, and a share is from ${CANDIDATE} to ${EVERYBODY}.`,
    ]);
  }
  return share;
}

try {
  if (values.percent !== undefined && (command !== 'release' || service)) {
    throw new RefusedRelease(['--percent is for a release of the shell or a remote.']);
  }
  if (command === 'releases' && slice === 'prune') await prune(place().store);
  else if (command === 'releases') for (const line of await listReleases(place().store)) say(line);
  else if (command === 'rollback' && service) await rollbackService(service, place());
  else if (command === 'rollback' && slice) await rollback(slice, place());
  else if (command === 'release' && service) await releaseService(service, place());
  else if (command === 'release' && slice) await release(slice, place(), percent());
  else throw new RefusedRelease([`Name the slice: npm run ${command ?? 'release'} -- mfe-member`]);
} catch (error) {
  if (!(error instanceof RefusedRelease)) throw error;
  process.stderr.write(`Refused:\n${error.reasons.map((reason) => `  ${reason}`).join('\n')}\n`);
  process.exitCode = 1;
}
