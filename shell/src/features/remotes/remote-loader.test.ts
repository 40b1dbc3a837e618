/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it, jest } from '@jest/globals';
import { remote } from '#testing/remote.ts';
import { createAssetAddresses } from './asset-addresses.ts';
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
const live = remote({
  entry: '/2/entry.js',
  previous: { version: '1', entry: '/1/entry.js', integrity: null },
});

describe('remoteLoader', () => {
  it('loads a remote once', async () => {
    const { federation, registered } = federationOf({ '/2/entry.js': () => good });
    const load = remoteLoader(federation, createAssetAddresses());
    const [first, second] = await Promise.all([load(live), load(live)]);
    expect(first).toBe(second);
    expect(first.routes).toEqual([{ path: '/dashboard' }]);
    expect(registered).toEqual([['/2/entry.js', false]]);
  });

  it('falls back to the version before', async () => {
    const { federation, registered } = federationOf({
      '/2/entry.js': fail,
      '/1/entry.js': () => good,
    });
    expect((await remoteLoader(federation, createAssetAddresses())(live)).routes).toHaveLength(1);
    expect(registered).toEqual([
      ['/2/entry.js', false],
      ['/1/entry.js', true],
    ]);
  });

  it('fetches anew after a failure', async () => {
    const answers: Record<string, () => unknown> = { '/2/entry.js': fail, '/1/entry.js': fail };
    const { federation, registered } = federationOf(answers);
    const load = remoteLoader(federation, createAssetAddresses());
    await expect(load(live)).rejects.toThrow(RemoteLoadError);
    answers['/2/entry.js?attempt=2'] = () => good;
    expect((await load(live)).routes).toHaveLength(1);
    expect(registered.at(-1)).toEqual(['/2/entry.js?attempt=2', true]);
  });

  it('gives up on a remote that hangs, and names it and its team', async () => {
    jest.useFakeTimers();
    const { federation } = federationOf({});
    const failure = remoteLoader(
      federation,
      createAssetAddresses(),
    )(live).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(4000);
    expect(await failure).toMatchObject({ remote: 'mfe_member', team: 'member' });
    expect(String(await failure)).toContain('no answer within 4000 ms');
    jest.useRealTimers();
  });

  it('leaves the version before some of the time when the live one hangs', async () => {
    jest.useFakeTimers();
    const { federation } = federationOf({ '/1/entry.js': () => good });
    const module = remoteLoader(federation, createAssetAddresses())(live);
    await jest.advanceTimersByTimeAsync(2500);
    expect((await module).routes).toHaveLength(1);
    jest.useRealTimers();
  });

  it('does not begin the version before when the time is over', async () => {
    jest.useFakeTimers();
    const { federation, registered } = federationOf({});
    const only = { ...live, previous: null };
    const failure = remoteLoader(
      federation,
      createAssetAddresses(),
    )(only).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(4000);
    await failure;
    expect(registered).toHaveLength(1);
    jest.useRealTimers();
  });

  it('refuses what is no RemoteModule', async () => {
    const { federation } = federationOf({ '/2/entry.js': () => ({ routes: [] }) });
    await expect(
      remoteLoader(federation, createAssetAddresses())({ ...live, previous: null }),
    ).rejects.toThrow('exports no RemoteModule');
  });

  it('says which version runs, and which did not load or came too late', async () => {
    jest.useFakeTimers();
    const said: string[] = [];
    const reports = {
      running: (url: string) => void said.push(`${url} runs`),
      notLoaded: (url: string) => void said.push(`${url} failed`),
    };
    const outcomeOf = async (answers: Record<string, () => unknown>) => {
      const { federation } = federationOf(answers);
      const done = remoteLoader(
        federation,
        createAssetAddresses(),
        reports,
      )(live).catch(() => null);
      await jest.advanceTimersByTimeAsync(4000);
      await done;
      return [...new Set(said.splice(0))];
    };
    const runs = () => good;
    expect(await outcomeOf({ '/2/entry.js': runs })).toEqual(['/2/entry.js runs']);
    const fallenBack = ['/2/entry.js failed', '/1/entry.js runs'];
    expect(await outcomeOf({ '/2/entry.js': fail, '/1/entry.js': runs })).toEqual(fallenBack);
    expect(await outcomeOf({ '/1/entry.js': runs })).toEqual(fallenBack);
    expect(await outcomeOf({ '/2/entry.js': fail, '/1/entry.js': fail })).toEqual([
      '/2/entry.js failed',
      '/1/entry.js failed',
    ]);
    expect(await outcomeOf({})).toEqual(['/2/entry.js failed']);
    jest.useRealTimers();
  });
});
