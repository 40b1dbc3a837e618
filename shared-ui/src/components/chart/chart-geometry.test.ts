import { describe, expect, it } from '@jest/globals';
import { geometryOf, indexAt } from './chart-geometry.ts';

const of = (...values: number[]) => [{ key: 'one', label: 'One', values }];

describe('geometryOf', () => {
  it('begins at 0, however high all figures are, and ends at a round one', () => {
    const { ticks, zeroY, yOf } = geometryOf(of(900, 970), 2);
    expect(ticks.map(({ value }) => value)).toEqual([0, 200, 400, 600, 800, 1_000]);
    expect([zeroY, yOf(1_000), yOf(500)]).toEqual([100, 0, 50]);
  });

  it('names whole figures alone', () => {
    expect(geometryOf(of(0, 1), 2).ticks.map(({ value }) => value)).toEqual([0, 1]);
    expect(geometryOf(of(0, 0), 2).ticks.map(({ value }) => value)).toEqual([0, 1]);
  });

  it('stands bars on the line of nothing, also those below it', () => {
    const { bars, zeroY } = geometryOf(of(100, 0, -100), 3);
    expect(zeroY).toBe(50);
    expect(bars.map(({ y, height }) => [y, height])).toEqual([
      [0, 50],
      [50, 50],
    ]);
  });

  it('has bars of several series beside one another', () => {
    const series = ['one', 'other'].map((key) => ({ key, label: key, values: [5, 5] }));
    const { bars } = geometryOf(series, 2);
    const [first, , second] = bars;
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo(second?.x ?? 0);
  });
});

describe('indexAt', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [0.49, 4],
    [0.5, 5],
    [1, 9],
    [3, 9],
  ])('finds at %d of the width the point %d of ten', (part, index) => {
    expect(indexAt(part, 10)).toBe(index);
  });
});
