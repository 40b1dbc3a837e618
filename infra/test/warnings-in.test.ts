import { describe, expect, it } from '@jest/globals';
import { warningsIn } from './warnings-in.ts';

describe('warningsIn', () => {
  it('keeps the lines that ask for something, of a step that succeeded', () => {
    expect(warningsIn('all fine\nwarning: the list is old\nno warning: here\n')).toBe(
      'warning: the list is old',
    );
    expect(warningsIn('all fine\n')).toBe('');
  });
});
