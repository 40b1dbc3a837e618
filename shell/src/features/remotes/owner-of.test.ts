import { describe, expect, it } from '@jest/globals';
import { remote } from '#testing/remote.ts';
import { ownerOf } from './owner-of.ts';

const home = remote({ name: 'mfe_public', prefixes: ['/', '/users'] });
const member = remote({ name: 'mfe_member', prefixes: ['/dashboard', '/account'] });
const tax = remote({ name: 'mfe_tax', prefixes: ['/account/tax'] });
const owner = (path: string) => ownerOf(path, [home, member, tax])?.name;

describe('ownerOf', () => {
  it('finds a prefix and what is below it', () => {
    expect(owner('/dashboard')).toBe('mfe_member');
    expect(owner('/users/sign_in')).toBe('mfe_public');
  });

  it('ends a prefix at a slash', () => {
    expect(owner('/dashboards')).toBeUndefined();
  });

  it('takes / for the home page alone', () => {
    expect(owner('/')).toBe('mfe_public');
    expect(owner('/nope')).toBeUndefined();
  });

  it('prefers the longest prefix', () => {
    expect(owner('/account/tax/2025')).toBe('mfe_tax');
    expect(owner('/account/security')).toBe('mfe_member');
  });
});
