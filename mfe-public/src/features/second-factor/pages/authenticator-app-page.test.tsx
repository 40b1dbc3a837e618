import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  browserLocation,
  rememberLocation,
  sessionStore,
  takeRememberedLocation,
} from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './authenticator-app-page.tsx';

const PATH = '/users/second_factor/app';
const CALLS = 'http://localhost/api/v1/multifactor_authentication_configurations';
const USER_ID = '019acfd2-0000-7000-8000-000000000001';
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const URI = `otpauth://totp/Reset:rosa%40example.com?issuer=Reset&secret=${KEY}`;
const CODES = Array.from({ length: 10 }, (_, index) => `code-${index}`);
const server = mockApi(
  http.get('http://localhost/api/v1/users/profile', () =>
    HttpResponse.json({ id: 'hazel', phone_number: '4155550123' }),
  ),
);
const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
jest.spyOn(browserLocation, 'here').mockReturnValue(PATH);

const refusal = (status: number, code: string, errors?: object) =>
  HttpResponse.json({ error: 'Not like this.', code, errors, request_id: 'r-1' }, { status });

type Body = { otp_attempt?: string };
interface Answers {
  hasApp?: boolean;
  setUp?: (body: Body) => Response;
  turnOn?: () => Response;
  turnOff?: (body: Body) => Response;
}

/** The page of who is signed in; `sent` is what was then asked of the server. */
function visit({
  hasApp = false,
  setUp = gives,
  turnOn = turnsOn,
  turnOff = succeeds,
}: Answers = {}) {
  const sent: [string, unknown][] = [];
  const on = (path: string, reply: (body: Body) => Response) =>
    http.post(`${CALLS}/${path}`, async ({ request }) => {
      const body = (await request.json()) as Body;
      sent.push([path, body]);
      return reply(body);
    });
  server.use(
    http.get(`${CALLS}/current`, () =>
      HttpResponse.json({
        user_id: USER_ID,
        mfa_enabled: hasApp,
        texts: false,
        authenticator_app: hasApp,
        phone_last_four: null,
        recovery_codes_left: 10,
      }),
    ),
    on('authenticator_app/set_up', setUp),
    on('authenticator_app/turn_on', turnOn),
    on('authenticator_app/turn_off', turnOff),
    on('send_code', () => new HttpResponse(null, { status: 204 })),
  );
  return { ...renderRemote(remote, PATH), sent };
}
const gives = () => HttpResponse.json({ key: KEY, uri: URI });
const turnsOn = () => HttpResponse.json({ success: true, recovery_codes: CODES });
const succeeds = () => HttpResponse.json({ success: true });
const awaiting = (changes: object) => (then: () => Response) => (body: Body) =>
  body.otp_attempt === undefined
    ? HttpResponse.json({ success: false, mfa_required: true, user_id: USER_ID, ...changes })
    : then();

const typePassword = async ({ user }: ReturnType<typeof visit>) =>
  user.type(await screen.findByLabelText('Current password'), 'sunrise{Enter}');

beforeEach(() => {
  assign.mockClear();
  sessionStorage.clear();
  sessionStore.setState({ signedIn: true });
});

describe('setting an authenticator app up', () => {
  it('asks visitors to sign in, and brings them back', async () => {
    sessionStore.setState({ signedIn: false });
    const { router } = renderRemote(remote, PATH);
    await waitFor(() => expect(router.state.location.pathname).toBe('/users/sign_in'));
    expect(takeRememberedLocation()).toBe(PATH);
  });

  it('shows the key after the password, as a picture, a link and letters', async () => {
    const page = visit();
    await typePassword(page);
    const heading = await screen.findByRole('heading', { name: 'Add Reset to your app' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(page.sent).toEqual([['authenticator_app/set_up', { password: 'sunrise' }]]);
    const picture = screen.getByRole('img', { name: 'QR code with your setup key' });
    expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M\d+ \d+h1v1h-1z/);
    const link = screen.getByRole('link', { name: 'On this phone? Open your app' });
    expect(link.getAttribute('href')).toBe(URI);
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
  });

  it('copies the key, for an app on the device that shows it', async () => {
    const page = visit();
    await typePassword(page);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await page.user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(write.mock.calls).toEqual([[KEY]]);
    write.mockRestore();
  });

  it('takes the first code, shows the recovery codes once, and goes back to where she was', async () => {
    const page = visit();
    rememberLocation('/apply');
    await typePassword(page);
    await page.user.type(await screen.findByLabelText('6-digit code'), '123456{Enter}');
    await screen.findByRole('heading', { name: 'Your recovery codes' });
    expect(page.sent.at(-1)).toEqual(['authenticator_app/turn_on', { otp_attempt: '123456' }]);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
    await page.user.click(screen.getByRole('checkbox'));
    await page.user.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByRole('heading', { name: 'Your authenticator app is on' });
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(assign.mock.calls).toEqual([['/apply']]);
  });

  it('shows no recovery codes to who has some from before', async () => {
    const page = visit({ turnOn: succeeds });
    await typePassword(page);
    await page.user.type(await screen.findByLabelText('6-digit code'), '123456{Enter}');
    expect(
      await screen.findByRole('heading', { name: 'Your authenticator app is on' }),
    ).toBeTruthy();
  });

  it('asks for a text first where texts are on', async () => {
    const texts = { phone_last_four: '0123', second_factors: ['text'] };
    const page = visit({ setUp: awaiting(texts)(gives) });
    await typePassword(page);
    await screen.findByText('We texted a code to the phone ending in 0123.');
    await page.user.keyboard('123456{Enter}');
    await screen.findByRole('heading', { name: 'Add Reset to your app' });
    expect(page.sent.at(-1)).toEqual([
      'authenticator_app/set_up',
      { password: 'sunrise', otp_attempt: '123456' },
    ]);
  });

  it('says at the password that it is wrong', async () => {
    await typePassword(
      visit({
        setUp: () => refusal(422, 'invalid_request', { password: ['This is not your password.'] }),
      }),
    );
    expect(await screen.findAllByText('This is not your password.')).toHaveLength(2);
  });

  it('sends nothing that is not six digits, and says that a code was wrong', async () => {
    const page = visit({
      turnOn: () => refusal(422, 'invalid_code', { otp_attempt: ['Invalid code'] }),
    });
    await typePassword(page);
    const field = await screen.findByLabelText('6-digit code');
    await page.user.type(field, '123{Enter}');
    expect((await screen.findAllByText('Enter the 6 digits.')).length).toBeGreaterThan(0);
    expect(page.sent).toHaveLength(1);
    await page.user.type(field, '456{Enter}');
    expect((await screen.findAllByText('Invalid code')).length).toBeGreaterThan(0);
  });

  it('starts again with the password when it took too long', async () => {
    const page = visit({ turnOn: () => refusal(409, 'set_up_expired') });
    await typePassword(page);
    await page.user.type(await screen.findByLabelText('6-digit code'), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Not like this.');
    await page.user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByLabelText('Current password')).toBeTruthy();
  });
});

describe('removing it', () => {
  const byApp = awaiting({ second_factors: ['authenticator_app'] });

  it('takes the password and a code of the app, and sends no text', async () => {
    const page = visit({ hasApp: true, turnOff: byApp(succeeds) });
    await typePassword(page);
    await screen.findByText(/Open your authenticator app/);
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Text me a code instead' })).toBeNull();
    // Red here as before the password: it takes something away.
    expect(screen.getByRole('button', { name: 'Remove the app' }).dataset['variant']).toBe(
      'danger',
    );
    await page.user.keyboard('123456{Enter}');
    await screen.findByRole('heading', { name: 'Your authenticator app is removed' });
    expect(page.sent).toEqual([
      ['authenticator_app/turn_off', { password: 'sunrise' }],
      ['authenticator_app/turn_off', { password: 'sunrise', otp_attempt: '123456' }],
    ]);
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(assign.mock.calls).toEqual([['/users/second_factor']]);
  });

  it('texts a code instead where there is a phone', async () => {
    const both = { phone_last_four: '0123', second_factors: ['authenticator_app', 'text'] };
    const page = visit({ hasApp: true, turnOff: awaiting(both)(succeeds) });
    await typePassword(page);
    await page.user.click(await screen.findByRole('button', { name: 'Text me a code instead' }));
    await screen.findByText('We texted a code to the phone ending in 0123.');
    expect(page.sent.at(-1)).toEqual(['send_code', { user_id: USER_ID }]);
    expect(document.activeElement).toBe(screen.getByLabelText('6-digit code'));
  });
});
