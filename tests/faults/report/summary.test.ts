import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '../rounds/outcome.ts';
import { summarize } from './summary.ts';
import { table } from './table.ts';

const outcome = (given: Partial<Outcome> = {}): Outcome => ({
  fault: 'kill',
  acknowledged: 100,
  retried: 4,
  lost: 0,
  doubled: 0,
  recoveryMs: 900,
  settledMs: 300,
  counts: { 'processes killed': 1 },
  problems: [],
  ...given,
});

describe('summarize', () => {
  it('adds up the rounds of each fault, and of all', () => {
    const [kill, stop, all] = summarize([
      outcome(),
      outcome({ recoveryMs: 2_500, lost: 1, problems: ['1 lost'] }),
      outcome({ fault: 'stop', recoveryMs: null, counts: {} }),
    ]);
    expect(kill).toEqual({
      fault: 'kill',
      rounds: 2,
      acknowledged: 200,
      retried: 8,
      lost: 1,
      doubled: 0,
      problems: 1,
      longestRecoveryMs: 2_500,
      counts: { 'processes killed': 2 },
    });
    expect(stop).toMatchObject({ fault: 'stop', rounds: 1, longestRecoveryMs: null });
    expect(all).toMatchObject({ fault: 'all', rounds: 3, acknowledged: 300, lost: 1 });
  });
});

describe('table', () => {
  it('has a row for each line, all as wide as each other', () => {
    const rows = table(summarize([outcome()])).split('\n');
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    expect(rows[2]).toContain('1 processes killed');
  });
});
