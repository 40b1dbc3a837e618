/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Pinwheel } from './pinwheel-link.ts';
import { addresses, frames, loadFrom, post } from './testing/frames.ts';

const SANDBOX = 'http://127.0.0.1:8090';
loadFrom(`${SANDBOX}/pinwheel/pinwheel-v3.1.js`);
await import('./pinwheel-link.ts');
const { Pinwheel: pinwheel } = window as unknown as { Pinwheel: Pinwheel };

afterEach(() => pinwheel.close());

function openModal() {
  const settings = {
    linkToken: 'a token',
    onEvent: jest.fn(),
    onLogin: jest.fn(),
    onSuccess: jest.fn(),
    onError: jest.fn(),
    onExit: jest.fn(),
  };
  pinwheel.open(settings);
  return settings;
}
const say = (name: string, payload: object, origin = SANDBOX) =>
  post({ name, payload }, { origin });

describe('Pinwheel.open', () => {
  it('shows the modal of the token in a frame of the sandbox', () => {
    const settings = openModal();
    expect(addresses()).toEqual([`${SANDBOX}/pinwheel/link?token=a%20token`]);
    expect(settings.onEvent.mock.calls).toEqual([['open', {}]]);
  });

  it('passes on each event, and some of them by a name of their own', () => {
    const settings = openModal();
    say('login', { accountId: 'a' });
    say('success', { accountId: 'a', platformId: 'p', job: 'login' });
    say('error', { code: 'invalidMfa' });
    expect(settings.onEvent.mock.calls.map(([name]) => name)).toEqual([
      'open',
      'login',
      'success',
      'error',
    ]);
    expect(settings.onLogin).toHaveBeenCalledWith({ accountId: 'a' });
    expect(settings.onSuccess).toHaveBeenCalledWith({
      accountId: 'a',
      platformId: 'p',
      job: 'login',
    });
    expect(settings.onError).toHaveBeenCalledWith({ code: 'invalidMfa' });
  });

  it.each([
    ['without an error', {}, undefined],
    ['with one', { type: 'platformError' }, { type: 'platformError' }],
  ])('closes when it is left %s', (_how, payload, error) => {
    const settings = openModal();
    say('exit', payload);
    expect(frames()).toEqual([]);
    expect(settings.onExit.mock.calls).toEqual([[error]]);
  });

  it('ignores every window but its own frame', () => {
    const settings = openModal();
    say('success', { accountId: 'a' }, 'http://elsewhere.example');
    expect(settings.onSuccess).not.toHaveBeenCalled();
  });

  it('is one at a time', () => {
    openModal();
    const [first] = frames();
    openModal();
    expect(frames()).toHaveLength(1);
    expect(first?.isConnected).toBe(false);
    pinwheel.close();
    expect(frames()).toEqual([]);
  });
});
