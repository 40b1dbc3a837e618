import { describe, expect, it } from '@jest/globals';
import { findLicenceProblems } from './licence-problems.ts';
import type { LockedPackage } from './locked-packages.ts';

const locked = (name: string, license?: string): LockedPackage => ({
  path: `node_modules/${name}`,
  name,
  version: '1.0.0',
  entry: license === undefined ? {} : { license },
});
const exception = { package: 'fonts-*', licence: 'OFL-1.1', reason: 'served as they are' };
const problemsOf = (packages: LockedPackage[], exceptions: (typeof exception)[] = []) =>
  findLicenceProblems(packages, { allowed: ['MIT', 'ISC'], exceptions });

describe('findLicenceProblems', () => {
  it.each(['MIT', 'ISC', '(MIT OR GPL-3.0-only)', 'MIT AND ISC'])('accepts %s', (licence) => {
    expect(problemsOf([locked('a', licence)])).toEqual([]);
  });

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND GPL-3.0-only',
    'UNLICENSED',
    'SEE LICENSE IN x',
  ])('refuses %s', (licence) => {
    expect(problemsOf([locked('a', licence)])).toEqual([
      expect.stringContaining(`a 1.0.0: ${licence}`),
    ]);
  });

  it('refuses a package that names none', () => {
    expect(problemsOf([locked('a')])).toEqual([expect.stringContaining('a 1.0.0: no licence')]);
  });

  it('excepts a package by its name and for one licence', () => {
    expect(problemsOf([locked('fonts-serif', 'OFL-1.1')], [exception])).toEqual([]);
    expect(
      problemsOf([locked('fonts-serif', 'OFL-1.1'), locked('other', 'OFL-1.1')], [exception]),
    ).toEqual([expect.stringContaining('other 1.0.0: OFL-1.1')]);
    expect(
      problemsOf(
        [locked('fonts-serif', 'OFL-1.1'), locked('fonts-x', 'GPL-3.0-only')],
        [exception],
      ),
    ).toHaveLength(1);
  });

  it('refuses an exception that nothing needs', () => {
    expect(problemsOf([locked('fonts-serif', 'MIT')], [exception])).toEqual([
      'fonts-* under OFL-1.1: an exception that nothing needs',
    ]);
  });
});
