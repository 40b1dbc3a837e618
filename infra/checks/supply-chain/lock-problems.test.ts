import { describe, expect, it } from '@jest/globals';
import { findLockProblems } from './lock-problems.ts';
import type { LockEntry } from './locked-packages.ts';

const integrity = `sha512-${'a'.repeat(86)}==`;
const sound: LockEntry = { version: '1.2.3', integrity };
const problemsOf = (entry: LockEntry, path = 'node_modules/left-pad') =>
  findLockProblems({ lockfileVersion: 3, packages: { [path]: entry } });

describe('findLockProblems', () => {
  it('accepts what is held to its content', () => {
    expect(problemsOf(sound)).toEqual([]);
  });

  it('refuses an entry without integrity, and one whose hash is weak', () => {
    expect(problemsOf({ version: '1.2.3' })).toEqual(['node_modules/left-pad: no integrity']);
    expect(problemsOf({ ...sound, integrity: 'sha1-abc=' })).toEqual([
      'node_modules/left-pad: a weak integrity, sha1-abc=',
    ]);
  });

  it.each(['https://packages.example/x.tgz', 'git+ssh://git@github.com/a/b.git#1', 'file:../x'])(
    'refuses what has an address of its own, %s',
    (resolved) => {
      expect(problemsOf({ ...sound, resolved })).toEqual([expect.stringContaining(resolved)]);
    },
  );

  it('looks at packages within packages, and not at workspaces', () => {
    expect(problemsOf({ version: '1.0.0' }, 'node_modules/a/node_modules/@b/c')).toHaveLength(1);
    expect(problemsOf({ version: '0.1.0' }, 'services/member')).toEqual([]);
    expect(problemsOf({ resolved: 'services/member', link: true })).toEqual([]);
  });

  it('refuses a form that it was not written for', () => {
    expect(findLockProblems({ lockfileVersion: 2, packages: {} })).toHaveLength(1);
  });
});
