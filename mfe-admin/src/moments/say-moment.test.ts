import { describe, expect, it } from '@jest/globals';
import { sayMoment, sayWholeMoment } from './say-moment.ts';

describe('moments', () => {
  it.each([
    ['2026-11-21T00:05:00Z', '11/20/26, 4:05 PM', 'Nov 20, 2026, 4:05 PM PST'],
    ['2026-07-01T06:30:00Z', '6/30/26, 11:30 PM', 'Jun 30, 2026, 11:30 PM PDT'],
  ])('say %s by the clock of the Pacific', (instant, short, whole) => {
    // Engines differ in the space before PM.
    const said = [sayMoment(instant), sayWholeMoment(instant)];
    expect(said.map((words) => words.replaceAll(/\s/g, ' '))).toEqual([short, whole]);
  });
});
