import { describe, expect, it } from '@jest/globals';
import { shownLimit } from './shown-limit.ts';

describe('shownLimit', () => {
  it('shows two decimals below ten dollars', () => {
    expect(shownLimit(9.5)).toEqual({
      text: '$9.50',
      isActive: true,
      rolls: false,
      isRounded: false,
    });
    expect(shownLimit(9.99).text).toBe('$9.99');
    expect(shownLimit(0.01)).toEqual({
      text: '$0.01',
      isActive: true,
      rolls: false,
      isRounded: false,
    });
  });

  it('rolls whole dollars, rounded down, from ten on', () => {
    expect(shownLimit(10)).toEqual({ text: '$10', isActive: true, rolls: true, isRounded: false });
    expect(shownLimit(120.99)).toMatchObject({ text: '$120', isRounded: true });
    expect(shownLimit(1500).text).toBe('$1,500');
  });

  it('is floored at zero and inactive there', () => {
    expect(shownLimit(0)).toEqual({
      text: '$0.00',
      isActive: false,
      rolls: false,
      isRounded: false,
    });
    expect(shownLimit(-5)).toEqual({
      text: '$0.00',
      isActive: false,
      rolls: false,
      isRounded: false,
    });
  });
});
