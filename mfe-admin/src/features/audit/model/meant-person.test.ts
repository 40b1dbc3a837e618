import { describe, expect, it } from '@jest/globals';
import { isWholeId, meantOf } from './meant-person.ts';

const ROSA = '0199aaaa-0000-7000-8000-00000000beef';
type Way = 'short_id' | 'name' | 'email';
const rosa = (matchedBy: Way) => ({ id: ROSA, email: 'rosa@example.com', matchedBy });
const other = (matchedBy: Way) => ({ id: 'other', email: 'rosalind@example.com', matchedBy });

describe('the person who is meant', () => {
  it.each([
    ['is the only one found', [rosa('name')], { id: ROSA }],
    ['is found by the end of an id before names', [rosa('short_id'), other('name')], { id: ROSA }],
    ['is nobody where none is found', [], { found: 'nobody' }],
    ['is not known of two of one name', [rosa('name'), other('name')], { found: 'several' }],
    [
      'is not known of two ids of one end',
      [rosa('short_id'), other('short_id')],
      { found: 'several' },
    ],
  ] as const)('%s', (_case, found, meant) => {
    expect(meantOf(found, 'ros')).toEqual(meant);
  });

  it('is whose whole email was typed, among others that are alike', () => {
    const found = [other('email'), rosa('email')];
    expect(meantOf(found, 'Rosa@Example.com')).toEqual({ id: ROSA });
  });

  it('has an id of 36 characters', () => {
    expect([ROSA, 'beef', `${ROSA}0`, ''].map(isWholeId)).toEqual([true, false, false, false]);
  });
});
