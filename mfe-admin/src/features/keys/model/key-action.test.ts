import { describe, expect, it } from '@jest/globals';
import { keyAction } from './key-action.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, isElsewhere: false };

describe('keyAction', () => {
  it.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['Enter', 'open'],
    ['?', 'help'],
    ['x', null],
  ])('reads %s as %s', (key, action) => {
    expect(keyAction({ ...plain, key }, true)).toBe(action);
  });

  it('leaves single keys to fields and dialogs, and to who turned them off', () => {
    expect(keyAction({ ...plain, key: 'j', isElsewhere: true }, true)).toBeNull();
    expect(keyAction({ ...plain, key: 'j' }, false)).toBeNull();
  });

  it('opens the palette by k with Control or Command from anywhere, and leaves other such keys', () => {
    const from = { ...plain, isElsewhere: true };
    expect(keyAction({ ...from, key: 'k', ctrlKey: true }, false)).toBe('palette');
    expect(keyAction({ ...from, key: 'K', metaKey: true }, true)).toBe('palette');
    expect(keyAction({ ...plain, key: 'j', metaKey: true }, true)).toBeNull();
    expect(keyAction({ ...plain, key: 'k', ctrlKey: true, altKey: true }, true)).toBeNull();
  });
});
