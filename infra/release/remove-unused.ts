import { frontReleases } from './gate/live-releases.ts';
import { RefusedRelease } from './refused-release.ts';
import { readRegistry } from './registry-file.ts';
import { serviceSlice } from './release-folder.ts';
import { readServices } from './services-file.ts';
import { openReleaseStore } from './store/open-release-store.ts';
import { changeUnused, type UnusedFile } from './unused-releases.ts';

/**
 * How long a version stays in the store that nothing names any more. A page loads code long after it
 * was opened; the shell has one loaded anew that is older than a day (`renewOldPage`).
 */
const KEPT_DAYS = 30;

const VERSION = /^((?:services\/)?[a-z0-9-]+\/[0-9a-f]{16})\//;

/**
 * Removes the versions that were named neither by the registry nor by services.json for KEPT_DAYS:
 * counted from the first time that this found them unnamed, which is never too early.
 * @param keysOf as of `readRegistry`
 * @returns what was removed, as `slice/version`
 */
export async function removeUnused(
  store: string,
  { now, keysOf = store }: { now: Date; keysOf?: string },
): Promise<string[]> {
  const place = await openReleaseStore(store);
  const files = await place.list('');
  const placed = new Set(files.flatMap((file) => VERSION.exec(file)?.[1] ?? []));
  let removed: string[] = [];
  await changeUnused(store, async (known) => {
    const named = await namedVersions(store, keysOf);
    const unused = [...placed].filter((version) => !named.has(version));
    const next = Object.fromEntries(
      unused.map((version) => [version, ageing(known[version], now)] as const),
    );
    removed = unused.filter((version) => next[version]?.is_removed);
    return next;
  });
  for (const version of removed) await place.remove(version);
  await changeUnused(store, (known) =>
    Object.fromEntries(Object.entries(known).filter(([version]) => !removed.includes(version))),
  );
  return removed;
}

function ageing(known: UnusedFile[string] | undefined, now: Date): UnusedFile[string] {
  const { since, is_removed } = known ?? { since: now.toISOString() };
  const isOver = now.getTime() - Date.parse(since) > KEPT_DAYS * 86_400_000;
  return { since, ...((is_removed || isOver) && { is_removed: true }) };
}

async function namedVersions(store: string, keysOf: string): Promise<Set<string>> {
  const registry = await readRegistry(store, keysOf);
  // One that nobody signed says nothing of what is in use.
  if (registry === null) throw new RefusedRelease([`${store} holds no registry of the product's.`]);
  const { live = {}, wanted = {} } = await readServices(store);
  return new Set([
    ...frontReleases(registry).map(({ slice, version }) => `${slice}/${version}`),
    ...[...Object.entries(live), ...Object.entries(wanted)].flatMap(([name, each]) =>
      [each.version, 'previous' in each ? each.previous : null].flatMap((version) =>
        version === null ? [] : [`${serviceSlice(name)}/${version}`],
      ),
    ),
  ]);
}
