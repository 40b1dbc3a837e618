import { runInNewContext } from 'node:vm';
import { describe, expect, it, jest } from '@jest/globals';
import { linkScript } from './link-script.ts';

type Heard = { source: unknown; origin: string; data: object };

const SANDBOX = 'http://127.0.0.1:8090';

/** A page with the script in it, and what its frames say. */
function pageWithScript() {
  const frames: { src: string; contentWindow: object; isThere: boolean }[] = [];
  const listeners = new Set<(event: Heard) => void>();
  const page = {
    document: {
      createElement() {
        const frame = {
          src: '',
          title: '',
          style: { cssText: '' },
          contentWindow: {},
          isThere: true,
          setAttribute() {},
          addEventListener() {},
          remove() {
            frame.isThere = false;
          },
        };
        frames.push(frame);
        return frame;
      },
      body: { append() {} },
    },
    addEventListener: (_type: string, listener: (event: Heard) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: Heard) => void) =>
      listeners.delete(listener),
    Pinwheel: { open: (_settings: object): void => {}, close: (): void => {} },
  };
  runInNewContext(linkScript(SANDBOX), { window: page, encodeURIComponent });
  const settings = {
    linkToken: 'a token',
    onEvent: jest.fn(),
    onLogin: jest.fn(),
    onSuccess: jest.fn(),
    onError: jest.fn(),
    onExit: jest.fn(),
  };
  page.Pinwheel.open(settings);
  const say = (name: string, payload: object, origin = SANDBOX) => {
    const event = {
      source: frames.at(-1)?.contentWindow,
      origin,
      data: { sandbox: { name, payload } },
    };
    for (const listener of listeners) listener(event);
  };
  return { page, frames, settings, say };
}

describe('Pinwheel.open', () => {
  it('shows the modal of the token in a frame of the sandbox', () => {
    const { frames, settings } = pageWithScript();
    expect(frames).toMatchObject([{ src: `${SANDBOX}/pinwheel/link?token=a%20token` }]);
    expect(settings.onEvent.mock.calls).toEqual([['open', {}]]);
  });

  it('hands on each event, and some of them by a name of their own', () => {
    const { settings, say } = pageWithScript();
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
    const { frames, settings, say } = pageWithScript();
    say('exit', payload);
    expect(frames).toMatchObject([{ isThere: false }]);
    expect(settings.onExit.mock.calls).toEqual([[error]]);
  });

  it('hears nobody but its own frame', () => {
    const { settings, say } = pageWithScript();
    say('success', { accountId: 'a' }, 'http://elsewhere.example');
    expect(settings.onSuccess).not.toHaveBeenCalled();
  });

  it('is one at a time', () => {
    const { page, frames, settings } = pageWithScript();
    page.Pinwheel.open(settings);
    expect(frames).toMatchObject([{ isThere: false }, { isThere: true }]);
    page.Pinwheel.close();
    expect(frames).toMatchObject([{ isThere: false }, { isThere: false }]);
  });
});
