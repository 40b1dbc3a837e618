import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LANES, lanesOf } from './lanes.ts';

const name = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
const share = fc.integer({ min: 1, max: LANES - 1 });

describe('lanesOf', () => {
  it('gives a canary exactly its share, the same lanes each time', () => {
    fc.assert(
      fc.property(name, name, share, (slice, version, percent) => {
        const lanes = lanesOf({ slice, version, percent });
        expect(lanes.size).toBe(percent);
        for (const lane of lanes) expect(lane >= 0 && lane < LANES).toBe(true);
        expect(lanesOf({ slice, version, percent })).toEqual(lanes);
      }),
    );
  });

  it('moves nobody back where a canary is widened', () => {
    fc.assert(
      fc.property(name, name, share, share, (slice, version, one, other) => {
        const narrow = lanesOf({ slice, version, percent: Math.min(one, other) });
        const wide = lanesOf({ slice, version, percent: Math.max(one, other) });
        for (const lane of narrow) expect(wide.has(lane)).toBe(true);
      }),
    );
  });

  it('begins each canary with other people', () => {
    const first = (slice: string, version: string) =>
      [...lanesOf({ slice, version, percent: 10 })].toSorted((a, b) => a - b).join();
    const drawn = [
      first('mfe-member', 'aaa'),
      first('mfe-member', 'bbb'),
      first('mfe-public', 'aaa'),
      first('shell', 'aaa'),
    ];
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('reaches every lane as often as any other over many canaries', () => {
    const times = Array.from({ length: LANES }, () => 0);
    for (let release = 0; release < 500; release += 1) {
      for (const lane of lanesOf({ slice: 'mfe-member', version: `${release}`, percent: 10 }))
        times[lane] = (times[lane] ?? 0) + 1;
    }
    // 50 of each are expected, with a standard deviation of 6.7; this is more than five of them.
    expect(Math.min(...times)).toBeGreaterThan(15);
    expect(Math.max(...times)).toBeLessThan(85);
  });
});
