import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation, rememberLocation } from '@reset/remote-sdk';
import {
  ASSERTION,
  AUTHENTICATION_OPTIONS,
  mockApi,
  passkeyBrowser,
  renderRemote,
} from '@reset/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../../routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './sign-in-page.tsx';

const API = 'http://localhost/api/v1/users';
const USER_ID = '019acfd2-0000-7000-8000-000000000001';
const UNKNOWN = "We don't know this passkey. Please log in with your password.";
const replace = jest.spyOn(browserLocation, 'replace').mockImplementation(() => undefined);
const browser = passkeyBrowser();

/** What the server was asked, in order. */
const sent: [string, unknown][] = [];
let options: () => Response;
let signIn: () => Response;
mockApi(
  http.post(`${API}/passkeys/authentication_options`, async ({ request }) => {
    sent.push(['options', await request.json()]);
    return options();
  }),
  http.post(`${API}/passkeys/sign_in`, async ({ request }) => {
    sent.push(['sign_in', await request.json()]);
    return signIn();
  }),
  http.post(`${API}/sign_in`, () =>
    HttpResponse.json({
      mfa_required: true,
      user_id: USER_ID,
      second_factors: ['authenticator_app'],
      ...challenge,
    }),
  ),
);
let challenge: object;

const refusal = (status: number, code: string, error: string) =>
  HttpResponse.json({ error, code, request_id: 'r-1' }, { status });

beforeEach(() => {
  replace.mockClear();
  sessionStorage.clear();
  sent.length = 0;
  challenge = { passkey: true };
  options = () => HttpResponse.json(AUTHENTICATION_OPTIONS);
  signIn = () => HttpResponse.json({ location: '/dashboard' });
});

const visit = () => renderRemote(remote, '/users/sign_in');
const button = () => screen.findByRole('button', { name: 'Use a passkey' });
const email = () => screen.findByLabelText<HTMLInputElement>('Email');

describe('a browser that knows no passkeys', () => {
  beforeEach(() => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

  it('is offered none, and the server is asked for none', async () => {
    visit();
    expect((await email()).autocomplete).toBe('username');
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
    expect(sent).toEqual([]);
  });

  it('is offered none in the place of the code', async () => {
    const { user } = visit();
    await user.type(await email(), 'hazel@example.com');
    await user.type(screen.getByLabelText('Password'), 'sunrise{Enter}');
    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  });
});

describe('signing in with a passkey', () => {
  it('asks for nothing before, and leaves for the page that asked for the sign-in', async () => {
    rememberLocation('/income');
    const { user } = visit();
    await user.click(await button());
    await browser.bring();
    await waitFor(() => expect(replace.mock.calls).toEqual([['/income']]));
    expect(sent).toEqual([
      ['options', { purpose: 'sign_in' }],
      ['sign_in', ASSERTION],
    ]);
    expect(browser.asked).toMatchObject([{ kind: 'get', mediation: undefined }]);
  });

  it('is as if nothing had happened when she closes the window', async () => {
    const { user } = visit();
    await user.click(await button());
    await browser.fail();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(document.activeElement).toBe(await button());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent.map(([what]) => what)).toEqual(['options']);
  });

  it('says that a passkey is unknown, and takes another', async () => {
    signIn = () => refusal(422, 'passkey_unknown', UNKNOWN);
    const { user } = visit();
    await user.click(await button());
    await browser.bring();
    expect((await screen.findByRole('alert')).textContent).toBe(UNKNOWN);
    expect(document.activeElement).toBe(await button());
    signIn = () => HttpResponse.json({ location: '/apply' });
    await user.click(await button());
    await browser.bring();
    await waitFor(() => expect(replace.mock.calls).toEqual([['/apply']]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the browser could not, and that the server would not', async () => {
    const { user } = visit();
    await user.click(await button());
    await browser.fail('SecurityError');
    expect((await screen.findByRole('alert')).textContent).toMatch(/log in with your password/);
    options = () => refusal(429, 'too_many_requests', 'Please wait.');
    await user.click(await button());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Please wait.'));
  });
});

describe('passkeys that the browser suggests', () => {
  beforeEach(() => browser.suggestPasskeys());
  const conditional = () => browser.asked.filter(({ mediation }) => mediation === 'conditional');

  it('sign in whoever chooses one where the email is typed', async () => {
    visit();
    expect((await email()).autocomplete).toBe('username webauthn');
    await waitFor(() => expect(browser.waiting()).toBe(1));
    expect(screen.queryByRole('progressbar')).toBeNull();
    await browser.bring();
    await waitFor(() => expect(replace.mock.calls).toEqual([['/dashboard']]));
    expect(sent.at(-1)).toEqual(['sign_in', ASSERTION]);
  });

  it('are taken back while the window is open, and made again when that is closed', async () => {
    const { user } = visit();
    await waitFor(() => expect(conditional()).toHaveLength(1));
    await user.click(await button());
    await waitFor(() => expect(browser.asked).toHaveLength(2));
    expect(browser.waiting()).toBe(1);
    await browser.fail();
    await waitFor(() => expect(conditional()).toHaveLength(2));
  });

  it('are not made again after one that is unknown, until she asks for another', async () => {
    signIn = () => refusal(422, 'passkey_unknown', UNKNOWN);
    const { user } = visit();
    await browser.bring();
    expect((await screen.findByRole('alert')).textContent).toBe(UNKNOWN);
    await user.click(await button());
    await browser.fail();
    await waitFor(() => expect(conditional()).toHaveLength(2));
    expect(browser.asked.map(({ mediation }) => mediation)).toEqual([
      'conditional',
      undefined,
      'conditional',
    ]);
  });

  it('say nothing where the server has no challenge for them', async () => {
    options = () => refusal(503, 'service_unavailable', 'Away.');
    visit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(browser.asked).toEqual([]);
  });

  it('end with the page', async () => {
    const { unmount } = visit();
    await waitFor(() => expect(browser.waiting()).toBe(1));
    unmount();
    await waitFor(() => expect(browser.waiting()).toBe(0));
  });

  it('have a new challenge before the old one is over, and none in a page that is not seen', async () => {
    const inRealTime = setTimeout;
    jest.useFakeTimers({ advanceTimers: true });
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const wait = async () => {
      // What was answered has been taken.
      await act(() => new Promise<void>((resolve) => void inRealTime(resolve, 50)));
      await act(() => jest.advanceTimersByTimeAsync(4 * 60_000));
    };
    try {
      visit();
      await waitFor(() => expect(conditional()).toHaveLength(1));
      await wait();
      expect(conditional()).toHaveLength(1);
      seen.mockReturnValue('visible');
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(conditional()).toHaveLength(2));
      await wait();
      await waitFor(() => expect(conditional()).toHaveLength(3));
      expect(browser.waiting()).toBe(1);
    } finally {
      seen.mockRestore();
      jest.useRealTimers();
    }
  });
});

describe('a passkey in the place of the code', () => {
  async function reachCode() {
    const { user } = visit();
    await user.type(await email(), 'hazel@example.com');
    await user.type(screen.getByLabelText('Password'), 'sunrise{Enter}');
    await screen.findByRole('heading', { name: 'Enter your code' });
    return user;
  }
  const instead = () => screen.findByRole('button', { name: 'Use a passkey instead' });

  it('signs in whose password was right', async () => {
    const user = await reachCode();
    await user.click(await instead());
    await browser.bring();
    await waitFor(() => expect(replace.mock.calls).toEqual([['/dashboard']]));
    expect(sent).toEqual([
      ['options', { purpose: 'second_step' }],
      ['sign_in', ASSERTION],
    ]);
  });

  it('is offered to nobody who has none', async () => {
    challenge = {};
    await reachCode();
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  });

  it('leaves the code where it is when she closes the window, or the server refuses', async () => {
    const user = await reachCode();
    await user.click(await instead());
    await browser.fail();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(document.activeElement).toBe(await instead());
    expect(screen.queryByRole('alert')).toBeNull();
    options = () => refusal(409, 'sign_in_over', 'Please enter your password again.');
    await user.click(await instead());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please enter your password again.',
    );
    expect(screen.getByRole('textbox')).toBeTruthy();
  });
});
