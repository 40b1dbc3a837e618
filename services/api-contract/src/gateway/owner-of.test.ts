import { describe, expect, it } from '@jest/globals';
import { ownerOf } from './owner-of.ts';

const owners = [
  { name: 'public', prefixes: ['/', '/users'] },
  { name: 'member', prefixes: ['/dashboard', '/account'] },
  { name: 'tax', prefixes: ['/account/tax'] },
];

describe('ownerOf', () => {
  it.each([
    ['/', 'public'],
    ['/users', 'public'],
    ['/users/sign_in', 'public'],
    ['/dashboard', 'member'],
    ['/dashboard/', 'member'],
    ['/account/security', 'member'],
    ['/account/statements/1', 'member'],
    ['/account/tax/2025', 'tax'],
    ['/dashboards', undefined],
    ['/unknown', undefined],
    ['/Dashboard', undefined],
    ['', undefined],
  ])('gives %s to %s', (path, name) => {
    expect(ownerOf(path, owners)?.name).toBe(name);
  });
});
