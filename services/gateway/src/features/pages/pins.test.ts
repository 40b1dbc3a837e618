import { describe, expect, it } from '@jest/globals';
import { createPins } from './pins.ts';

const pins = createPins(Buffer.alloc(32, 1));
const contents = {
  shell: { version: 'aaa_111', digest: 'd-1' },
  'mfe-member': { version: 'bbb-222', digest: 'd_2' },
};

describe('pins', () => {
  it('say again what they were issued for, in a form that a cookie can have', () => {
    const issued = pins.issue(contents);
    expect(pins.read(issued)).toEqual(contents);
    expect(encodeURIComponent(issued)).toBe(issued);
  });

  it('are believed as we issued them alone', () => {
    const issued = pins.issue(contents);
    const others = [
      createPins(Buffer.alloc(32, 2)).issue(contents),
      issued.replace('bbb-222', 'bbb-223'),
      issued.replace('d_2', 'd_3'),
      issued.replace('mfe-member', 'mfe-public'),
      issued.split('!')[0] ?? '',
      issued.slice(1),
      issued.slice(issued.indexOf('.')),
      '',
      'x',
    ];
    for (const other of others) expect(pins.read(other)).toBeNull();
  });

  it('are of no more slices than a page has', () => {
    const many = Array.from({ length: 21 }, (_none, index) => [
      `mfe-${index}`,
      { version: 'a', digest: 'b' },
    ]);
    expect(pins.read(pins.issue(Object.fromEntries(many)))).toBeNull();
  });
});
