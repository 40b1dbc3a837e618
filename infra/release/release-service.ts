import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServicesFile, WantedVersion } from '@reset/api-contract/gateway/services-file.ts';
import { buildRouteTable } from '../../services/gateway/src/features/api/route-table.ts';
import { SANDBOX } from '../dev/services.ts';
import { buildAlone } from './build-alone.ts';
import { judgeService } from './gate/judge-uses.ts';
import { consumers, serviceReleases } from './gate/live-releases.ts';
import { timed } from './gate/timed.ts';
import { placeService, routesOf } from './place-service.ts';
import { RefusedRelease } from './refused-release.ts';
import { readRegistry } from './registry-file.ts';
import { serviceSlice } from './release-folder.ts';
import type { Place } from './release.ts';
import { changeServices, readServices } from './services-file.ts';

const LOOK_EVERY_MS = 100;

/** Where services are released, and whether the product runs there. */
export type ServicePlace = Pick<Place, 'root' | 'store' | 'by' | 'say'> & {
  isRunning: () => boolean;
};

/** The name of the service that a slice is, `member` of `services/member`; null for another slice. */
export const serviceIn = (slice: string): string | null =>
  /^services\/([^/]+)\/?$/.exec(slice)?.[1] ?? null;

/**
 * Builds one service alone, places it with all workspaces that it imports, and has the product that
 * runs make it live beside the version before. Who asks may be killed at any point: what is asked for
 * is carried out or refused without it.
 * @returns the version, or null when it is live already
 * @throws RefusedRelease with every reason; then what was live is live
 */
export async function releaseService(name: string, place: ServicePlace): Promise<string | null> {
  const { root, store, by, say } = place;
  const folder = join(root, 'services', name);
  if (name === SANDBOX || !existsSync(join(folder, 'src/server.ts'))) {
    throw new RefusedRelease([`services/${name} is no service that is released.`]);
  }
  insistOnRunning(place);
  const version = await timed(say, `Built services/${name}`, async () => {
    await buildAlone(folder);
    return placeService(root, store, name);
  });
  const { live = {} } = await readServices(store);
  if (live[name]?.version === version) {
    say(`services/${name} ${version} is live already.`);
    return null;
  }
  await insistOnOneOwner(name, version, store);
  await timed(say, 'Fits what live releases use of the contract', () =>
    insistOnContract(name, version, place),
  );
  await timed(say, 'Started, and taken its place', () =>
    haveCarriedOut(name, { action: 'release', version, by }, place),
  );
  say(`services/${name} ${version} is live.`);
  return version;
}

/**
 * Has the version before the live one made live again, whose folder is still there. What is withdrawn
 * is not kept to return to.
 * @returns the version that is live now
 * @throws RefusedRelease when there is none before, or it does not get ready
 */
export async function rollbackService(
  name: string,
  place: Omit<ServicePlace, 'root'>,
): Promise<string> {
  const { store, by, say } = place;
  insistOnRunning(place);
  const { live = {} } = await readServices(store);
  const version = live[name]?.previous;
  if (!version) {
    throw new RefusedRelease([`services/${name} has no version before to go back to.`]);
  }
  await haveCarriedOut(name, { action: 'rollback', version, by }, place);
  say(`services/${name} ${version} is live again.`);
  return version;
}

/** Asks for a version and waits until it is live. */
async function haveCarriedOut(
  name: string,
  asked: WantedVersion,
  { store, isRunning }: Pick<ServicePlace, 'store' | 'isRunning'>,
): Promise<void> {
  await changeServices(store, (file) => {
    const other = file.wanted?.[name];
    if (other && !other.refused) {
      throw new RefusedRelease([
        `${other.by} is making services/${name} ${other.version} live: wait until that is done.`,
      ]);
    }
    return { ...file, wanted: { ...file.wanted, [name]: asked } };
  });
  for (;;) {
    const file = await readServices(store);
    const wanted = file.wanted?.[name];
    if (wanted?.refused) {
      await changeServices(store, (now) => withoutRefused(now, name));
      throw new RefusedRelease(wanted.refused);
    }
    if (!wanted && file.live?.[name]?.version === asked.version) return;
    insistOnRunning({ isRunning });
    await pause(LOOK_EVERY_MS);
  }
}

function withoutRefused(file: ServicesFile, name: string): ServicesFile {
  const { [name]: mine, ...wanted } = file.wanted ?? {};
  return mine?.refused ? { ...file, wanted } : file;
}

/** The gateway keeps the routes that it has where two services publish one path. */
async function insistOnOneOwner(name: string, version: string, store: string): Promise<void> {
  const routes = await routesOf(store, name, version);
  if (!routes) return;
  const { services } = await readServices(store);
  try {
    buildRouteTable({ services: { ...services, [name]: { url: 'http://127.0.0.1', routes } } });
  } catch (error) {
    throw new RefusedRelease([`${(error as Error).message} Give it another path.`]);
  }
}

/** What is dropped or changed that nobody uses is said, and not refused. */
async function insistOnContract(
  name: string,
  version: string,
  { store, say }: Pick<ServicePlace, 'store' | 'say'>,
): Promise<void> {
  const registry = await readRegistry(store);
  const services = await readServices(store);
  const slice = serviceSlice(name);
  const before = services.live?.[name];
  const { reasons, unused } = await judgeService(
    store,
    { release: { slice, version }, before: before ? { slice, version: before.version } : null },
    {
      fronts: registry ? consumers(registry, store) : [],
      services: serviceReleases(services),
    },
  );
  if (reasons.length > 0) throw new RefusedRelease(reasons);
  for (const sentence of unused) say(sentence);
}

function insistOnRunning({ isRunning }: Pick<ServicePlace, 'isRunning'>): void {
  if (isRunning()) return;
  throw new RefusedRelease([
    'The product does not run, and services are released into one that does: npm start makes live what this clone has.',
  ]);
}
