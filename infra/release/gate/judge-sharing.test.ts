import { describe, expect, it } from '@jest/globals';
import { judgeSharing } from './judge-sharing.ts';

const shell = {
  runtime: '2.9.2',
  packages: { react: '19.3.1', zustand: '5.1.0' },
  names: { 'react-router': ['Link', 'Outlet'] },
};
const remote = {
  runtime: '2.9.2',
  packages: { react: '^19.3.1' },
  names: { 'react-router': ['Link'], zustand: ['create'] },
};

describe('judgeSharing', () => {
  it('lets a remote in that needs what the shell brings', () => {
    expect(judgeSharing(remote, shell)).toEqual([]);
  });

  it.each([
    [
      { packages: { react: '^19.4.0' } },
      'The shell brings react 19.3.1, and the remote needs ^19.4.0.',
    ],
    [
      { packages: { react: '^18.0.0' } },
      'The shell brings react 19.3.1, and the remote needs ^18.0.0.',
    ],
    [{ packages: { luxon: '^3.0.0' } }, 'The shell does not bring luxon.'],
    [
      { names: { 'react-router': ['Link', 'useFetcher', '*'] } },
      'The shell does not offer useFetcher, * of react-router (shell/src/shared).',
    ],
    [{ runtime: '2.10.0' }, "The shell's federation is 2.9.2, and the remote's 2.10.0."],
  ])('refuses %j with the reason', (change, reason) => {
    expect(judgeSharing({ ...remote, ...change }, shell)).toEqual([reason]);
  });
});
