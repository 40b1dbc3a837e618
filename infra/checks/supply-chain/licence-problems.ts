import satisfies from 'spdx-satisfies';
import type { LicenceException } from './allowed-licences.ts';
import type { LockedPackage } from './locked-packages.ts';

/** Of a package that names none. */
const NONE = 'no licence';

type Policy = { allowed: readonly string[]; exceptions: readonly LicenceException[] };

/**
 * The packages whose licence is neither allowed nor excepted, and the exceptions that no package
 * needs any more, in words. Of `A OR B` one has to be allowed, of `A AND B` both.
 * @param packages of all lock files together: an exception is needed when one of them needs it
 */
export function findLicenceProblems(packages: readonly LockedPackage[], policy: Policy): string[] {
  const needed = new Set<LicenceException>();
  const refused = packages.filter((locked) => {
    const { license: licence = NONE } = locked.entry;
    if (isSatisfied(licence, policy.allowed)) return false;
    const own = policy.exceptions.filter((exception) => isFor(exception, locked.name));
    const excepted = own.map((exception) => exception.licence);
    // Some write no expression of SPDX: `MPL 2.0`.
    const isExcepted =
      excepted.includes(licence) || isSatisfied(licence, [...policy.allowed, ...excepted]);
    if (isExcepted) for (const exception of own) needed.add(exception);
    return !isExcepted;
  });
  const sentences = refused.map(
    ({ name, version, entry }) =>
      `${name} ${version}: ${entry.license ?? NONE}, which infra/checks/supply-chain/allowed-licences.ts does not allow`,
  );
  const needless = policy.exceptions
    .filter((exception) => !needed.has(exception))
    .map(
      ({ package: name, licence }) => `${name} under ${licence}: an exception that nothing needs`,
    );
  return [...new Set(sentences), ...needless];
}

const isFor = ({ package: name }: LicenceException, installed: string): boolean =>
  name.endsWith('*') ? installed.startsWith(name.slice(0, -1)) : installed === name;

function isSatisfied(licence: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(licence, allowed);
  } catch {
    // Not an expression of SPDX: UNLICENSED, "SEE LICENSE IN ...".
    return false;
  }
}
