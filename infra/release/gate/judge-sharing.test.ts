import { describe, expect, it } from '@jest/globals';
import { judgeSharing } from './judge-sharing.ts';

const shell = {
  runtime: '2.9.2',
  packages: { react: '19.3.1', zustand: '5.1.0' },
  names: { 'react-router': ['Link', 'Outlet'], '@reset/remote-sdk': ['api', 'track'] },
  exposed: ['default'],
};
const remote = {
  runtime: '2.9.2',
  packages: { react: '^19.3.1' },
  names: { 'react-router': ['Link'], '@reset/remote-sdk': ['api'], zustand: ['create'] },
  exposed: ['default', 'titles'],
};

describe('judgeSharing', () => {
  it('lets a remote in that needs what the shell brings', () => {
    expect(judgeSharing(remote, shell)).toEqual([]);
  });

  it('lets in what was built before exports were written down', () => {
    const { exposed: _exposed, ...older } = remote;
    expect(judgeSharing(older, shell)).toEqual([]);
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
    [
      { names: { '@reset/remote-sdk': ['api', 'announce'] } },
      'The shell does not offer announce of @reset/remote-sdk (shell/remote-sdk/src/index.ts).',
    ],
    [
      { exposed: ['titles'] },
      'The shell asks for default of ./routes, which src/routes.tsx does not export: export it again.',
    ],
    [{ runtime: '2.10.0' }, "The shell's federation is 2.9.2, and the remote's 2.10.0."],
  ])('refuses %j with the reason', (change, reason) => {
    expect(judgeSharing({ ...remote, ...change }, shell)).toEqual([reason]);
  });
});
