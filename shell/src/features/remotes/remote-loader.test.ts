import { describe, expect, it, jest } from '@jest/globals';
import { remote } from '#testing/remote.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { remoteLoader, type Federation } from './remote-loader.ts';

const good = { default: { routes: [{ path: '/dashboard' }] } };

/** A federation whose entries answer as told; an entry that is not named hangs. */
function federationOf(answers: Record<string, () => unknown>) {
  let entry = '';
  const registered: [string, boolean][] = [];
  const federation: Federation = {
    registerRemotes([next], { force }) {
      entry = next?.entry ?? '';
      registered.push([entry, force]);
    },
    async loadRemote() {
      const answer = answers[entry];
      return answer ? answer() : new Promise(() => undefined);
    },
  };
  return { federation, registered };
}

const fail = () => {
  throw new Error('500');
};
const live = remote({ entry: '/live.json', previous: { version: '1', entry: '/previous.json' } });

describe('remoteLoader', () => {
  it('loads a remote once', async () => {
    const { federation, registered } = federationOf({ '/live.json': () => good });
    const load = remoteLoader(federation);
    const [first, second] = await Promise.all([load(live), load(live)]);
    expect(first).toBe(second);
    expect(first.routes).toEqual([{ path: '/dashboard' }]);
    expect(registered).toEqual([['/live.json', false]]);
  });

  it('falls back to the version before', async () => {
    const { federation, registered } = federationOf({
      '/live.json': fail,
      '/previous.json': () => good,
    });
    expect((await remoteLoader(federation)(live)).routes).toHaveLength(1);
    expect(registered).toEqual([
      ['/live.json', false],
      ['/previous.json', true],
    ]);
  });

  it('fetches anew after a failure', async () => {
    const answers: Record<string, () => unknown> = { '/live.json': fail, '/previous.json': fail };
    const { federation, registered } = federationOf(answers);
    const load = remoteLoader(federation);
    await expect(load(live)).rejects.toThrow(RemoteLoadError);
    answers['/live.json'] = () => good;
    expect((await load(live)).routes).toHaveLength(1);
    expect(registered.at(-1)).toEqual(['/live.json', true]);
  });

  it('gives up on a remote that hangs, and names it and its team', async () => {
    jest.useFakeTimers();
    const { federation } = federationOf({});
    const failure = remoteLoader(federation)(live).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(4000);
    expect(await failure).toMatchObject({ remote: 'mfe_member', team: 'member' });
    expect(String(await failure)).toContain('no answer within 4000 ms');
    jest.useRealTimers();
  });

  it('does not begin the version before when the time is over', async () => {
    jest.useFakeTimers();
    let failLate: (error: Error) => void = () => undefined;
    const { federation, registered } = federationOf({
      '/live.json': () => new Promise((_, reject) => (failLate = reject)),
    });
    const failure = remoteLoader(federation)(live).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(4000);
    failLate(new Error('late'));
    await failure;
    await jest.advanceTimersByTimeAsync(0);
    expect(registered).toHaveLength(1);
    jest.useRealTimers();
  });

  it('refuses what is no RemoteModule', async () => {
    const { federation } = federationOf({ '/live.json': () => ({ routes: [] }) });
    await expect(remoteLoader(federation)({ ...live, previous: null })).rejects.toThrow(
      'exports no RemoteModule',
    );
  });
});
