import { lockedPackages, type LockedPackage, type LockFile } from './locked-packages.ts';

/** What npm understands and nobody has found two contents for. */
const STRONG = /^sha512-[A-Za-z0-9+/]{86}==$/;

/**
 * What would let npm install something else than what was reviewed: an entry without the hash of
 * its content, or one with an address of its own. In words, empty where all is well.
 */
export function findLockProblems(lock: LockFile): string[] {
  if (lock.lockfileVersion !== 3) {
    return [`version ${lock.lockfileVersion} of the format, which is read for 3`];
  }
  return lockedPackages(lock).flatMap((locked) =>
    problemsOf(locked).map((problem) => `${locked.path}: ${problem}`),
  );
}

function problemsOf({ version, entry }: LockedPackage): string[] {
  const { integrity, resolved } = entry;
  const problems: string[] = [];
  if (version === '') problems.push('no version');
  if (integrity === undefined) problems.push('no integrity');
  else if (!STRONG.test(integrity)) problems.push(`a weak integrity, ${integrity}`);
  // Without one npm asks the registry that it is set to, which the integrity holds to account.
  if (resolved !== undefined) problems.push(`has an address of its own, ${resolved}`);
  return problems;
}
