import { describe, expect, it } from '@jest/globals';
import { findVulnerable, STALE_AFTER_DAYS, stalenessOf, type Advisory } from './advisories.ts';
import type { LockedPackage } from './locked-packages.ts';

const locked = (name: string, version: string): LockedPackage => ({
  path: `node_modules/${name}`,
  name,
  version,
  entry: {},
});
const advisory: Advisory = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'qs',
  vulnerable: '<6.16.0 || >=7.0.0 <7.1.0',
};

describe('findVulnerable', () => {
  it.each(['6.15.1', '7.0.3', '6.16.0-beta.1'])('finds %s in the ranges', (version) => {
    expect(findVulnerable([locked('qs', version)], [advisory])).toEqual([
      `node_modules/qs ${version}: GHSA-aaaa-bbbb-cccc, ${advisory.vulnerable}`,
    ]);
  });

  it('passes by versions out of them, and other packages', () => {
    const packages = [locked('qs', '6.16.0'), locked('qs', '7.1.0'), locked('@types/qs', '6.15.0')];
    expect(findVulnerable(packages, [advisory])).toEqual([]);
  });

  it('leaves what was accepted with a reason', () => {
    const accepted = 'Reached only by a tool that reads our own files.';
    expect(findVulnerable([locked('qs', '6.15.1')], [{ ...advisory, accepted }])).toEqual([]);
  });

  it('refuses an advisory whose ranges cannot be read, which would find nothing', () => {
    expect(findVulnerable([], [{ ...advisory, vulnerable: 'before 6.16' }])).toEqual([
      'GHSA-aaaa-bbbb-cccc: before 6.16 is no range of versions',
    ]);
  });
});

describe('stalenessOf', () => {
  const on = (days: number) => new Date(Date.parse('2026-01-01') + days * 86_400_000);

  it('asks for a new list once the old one is too old, and only then', () => {
    expect(stalenessOf('2026-01-01', on(STALE_AFTER_DAYS))).toBeNull();
    expect(stalenessOf('2026-01-01', on(STALE_AFTER_DAYS + 1))).toMatch(
      /^warning: .* 31 days old: npm run advisories:renew$/,
    );
  });

  it('says nothing where the clock is behind', () => {
    expect(stalenessOf('2026-01-01', on(-400))).toBeNull();
  });
});
