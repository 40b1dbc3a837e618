import { describe, expect, it } from '@jest/globals';
import { fillPattern } from './digits.ts';

describe('fillPattern', () => {
  it.each([
    ['', ''],
    ['4', '(4'],
    ['415', '(415'],
    ['4155', '(415) 5'],
    ['4155550123', '(415) 555-0123'],
    ['41555501239', '(415) 555-0123'],
  ])('shows %j as %j', (digits, text) => {
    expect(fillPattern('(###) ###-####', digits)).toBe(text);
  });
});
