import { describe, expect, it } from '@jest/globals';
import { remoteForPath } from './remote-for-path.ts';

const remotes = {
  public: { prefixes: ['/', '/users'] },
  member: { prefixes: ['/dashboard', '/account'] },
  admin: { prefixes: ['/account/staff'] },
};

describe('remoteForPath', () => {
  it.each([
    ['/', 'public'],
    ['/users', 'public'],
    ['/users/sign_in', 'public'],
    ['/dashboard', 'member'],
    ['/dashboard/', 'member'],
    ['/account/statements/1', 'member'],
    ['/account/staff/1', 'admin'],
    ['/dashboards', null],
    ['/unknown', null],
    ['/Dashboard', null],
    ['', null],
  ])('gives %s to %s', (path, owner) => {
    expect(remoteForPath(remotes, path)).toBe(owner);
  });
});
