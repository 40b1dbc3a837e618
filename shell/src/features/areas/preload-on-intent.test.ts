/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createRemotes } from '#features/remotes/remotes.ts';
import { remote } from '#testing/remote.ts';
import { preloadOnIntent } from './preload-on-intent.ts';

const lazy = jest.fn(async () => ({}));
const loadRemote = jest.fn(async () => ({
  default: {
    routes: [
      { path: '/income', lazy },
      { path: '/account', lazy: async () => ({}) },
    ],
  },
}));
const remotes = () =>
  createRemotes(
    {
      remotes: {
        'mfe-member': remote({ prefixes: ['/income', '/account'] }),
      },
    },
    { registerRemotes: () => undefined, loadRemote },
  );

let end: () => void;
beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML =
    '<a href="/income"><b>Income</b></a><a href="/admin/users">Users</a>' +
    '<a href="https://example.com/income">Elsewhere</a><a href="/income" target="_blank">New</a>';
  end = preloadOnIntent(remotes());
});
afterEach(() => end());

const point = async (selector: string) => {
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 0));
};

describe('preloadOnIntent', () => {
  it("fetches the page's code when its link is pointed at, once", async () => {
    await point('b');
    await point('a');
    expect(loadRemote).toHaveBeenCalledTimes(1);
    expect(lazy).toHaveBeenCalledTimes(1);
  });

  it('does so when the link is reached by keyboard', async () => {
    document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(lazy).toHaveBeenCalledTimes(1);
  });

  it("leaves other sites, other windows and what is nobody's here alone", async () => {
    await point('a[href="/admin/users"]');
    await point('a[href^="https"]');
    await point('a[target]');
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('tries again after a failure, and says nothing of it', async () => {
    loadRemote.mockRejectedValueOnce(new Error('offline'));
    await point('b');
    await point('b');
    expect(lazy).toHaveBeenCalledTimes(1);
  });
});
