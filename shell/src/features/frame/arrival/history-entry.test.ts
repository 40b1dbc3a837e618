/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { leaveInEntry, leftInEntry } from './history-entry.ts';

const state = () => window.history.state as unknown;

beforeEach(() => {
  window.history.replaceState({ key: 'abc', idx: 1 }, '');
});

describe('leaveInEntry', () => {
  it('adds the position to what the router keeps there', () => {
    leaveInEntry('abc', 300);
    expect(state()).toEqual({ key: 'abc', idx: 1, scrollY: 300 });
    expect(leftInEntry('abc')).toBe(300);
  });

  it('writes nothing once another entry is the current one', () => {
    leaveInEntry('before', 300);
    expect(state()).toEqual({ key: 'abc', idx: 1 });
  });

  it('knows the first entry of a document, which has no key', () => {
    window.history.replaceState(null, '');
    leaveInEntry('default', 80);
    expect(leftInEntry('default')).toBe(80);
  });
});

describe('leftInEntry', () => {
  it('is undefined for an entry without a position, with no number for one, and for another', () => {
    expect(leftInEntry('abc')).toBeUndefined();
    window.history.replaceState({ key: 'abc', scrollY: '300' }, '');
    expect(leftInEntry('abc')).toBeUndefined();
    leaveInEntry('abc', 300);
    expect(leftInEntry('before')).toBeUndefined();
  });
});
