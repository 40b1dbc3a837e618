import semver from 'semver';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LockedPackage } from './locked-packages.ts';

/** Where the known advisories stand, from the repository's root. */
export const ADVISORIES = 'infra/checks/supply-chain/advisories.json';

/** After so many days somebody is asked to renew the list; nothing fails by the clock alone. */
export const STALE_AFTER_DAYS = 30;

const Advisory = Type.Object(
  {
    /** GitHub's, or OSV's where GitHub has none. */
    id: Type.String({ pattern: '^[A-Z]+-[A-Za-z0-9-]+$' }),
    package: Type.String({ minLength: 1 }),
    /** The versions that it is about, as npm writes ranges. */
    vulnerable: Type.String({ minLength: 1 }),
    /** Why it does no harm here, where somebody has looked and there is no version without it. */
    accepted: Type.Optional(Type.String({ minLength: 20 })),
  },
  { additionalProperties: false },
);
export type Advisory = Static<typeof Advisory>;

export const AdvisoryFile = Type.Object(
  {
    renewed_on: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    source: Type.String(),
    advisories: Type.Array(Advisory),
  },
  { additionalProperties: false },
);
export type AdvisoryFile = Static<typeof AdvisoryFile>;

/** @throws when it is not of the form above */
export const readAdvisories = async (root: string): Promise<AdvisoryFile> =>
  Value.Parse(AdvisoryFile, JSON.parse(await readFile(join(root, ADVISORIES), 'utf8')));

/** The locked packages that an advisory is about, and the advisories that cannot be read, in words. */
export function findVulnerable(
  packages: readonly LockedPackage[],
  advisories: readonly Advisory[],
): string[] {
  const unreadable = advisories.filter(({ vulnerable }) => semver.validRange(vulnerable) === null);
  const byName = Map.groupBy(packages, ({ name }) => name);
  const found = advisories
    .filter(({ accepted }) => accepted === undefined)
    .flatMap((advisory) =>
      (byName.get(advisory.package) ?? [])
        .filter(({ version }) => isIn(version, advisory.vulnerable))
        .map(({ version, path }) => `${path} ${version}: ${advisory.id}, ${advisory.vulnerable}`),
    );
  return [
    ...unreadable.map(({ id, vulnerable }) => `${id}: ${vulnerable} is no range of versions`),
    ...new Set(found),
  ];
}

const isIn = (version: string, range: string): boolean =>
  semver.satisfies(version, range, { includePrerelease: true });

/**
 * The sentence that asks for a new list, or null while it is new enough.
 * @param renewedOn a date without a time, as the file has it
 */
export function stalenessOf(renewedOn: string, now: Date): string | null {
  const days = Math.floor((now.getTime() - Date.parse(renewedOn)) / 86_400_000);
  return days > STALE_AFTER_DAYS
    ? `warning: ${ADVISORIES} is of ${renewedOn}, ${days} days old: npm run advisories:renew`
    : null;
}
