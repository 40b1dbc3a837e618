import { describe, expect, it } from '@jest/globals';
import { ringSegments } from './ring-segments.ts';

describe('ringSegments', () => {
  it('goes once round with needs, wants and savings', () => {
    expect(ringSegments({ income: 5000, needs: 2500, wants: 1500 })).toEqual([
      { kind: 'NEEDS', start: 0, length: 50 },
      { kind: 'WANTS', start: 50, length: 30 },
      { kind: 'SAVINGS', start: 80, length: 20 },
    ]);
  });

  it('goes round no further when more is spent than comes in, and leaves savings out', () => {
    expect(ringSegments({ income: 1000, needs: 1500, wants: 500 })).toEqual([
      { kind: 'NEEDS', start: 0, length: 75 },
      { kind: 'WANTS', start: 75, length: 25 },
    ]);
  });

  it('is one piece when nothing is spent', () => {
    expect(ringSegments({ income: 1, needs: 0, wants: 0 })).toEqual([
      { kind: 'SAVINGS', start: 0, length: 100 },
    ]);
  });
});
