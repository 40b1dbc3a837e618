import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  browserLocation,
  rememberLocation,
  sessionStore,
  takeRememberedLocation,
} from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../../routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './second-factor-page.tsx';

const CALLS = 'http://localhost/api/v1/multifactor_authentication_configurations';
const USER_ID = '019acfd2-0000-7000-8000-000000000001';
const CODES = Array.from({ length: 10 }, (_, index) => `code-${index}`);
const server = mockApi(
  http.get('http://localhost/api/v1/users/profile', () =>
    HttpResponse.json({ id: 'hazel', phone_number: phoneNumber }),
  ),
);
let phoneNumber: string | null;
const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
jest.spyOn(browserLocation, 'here').mockReturnValue('/users/second_factor');

const refusal = (status: number, code: string, errors?: object) =>
  HttpResponse.json({ error: 'Not like this.', code, errors, request_id: 'r-1' }, { status });

interface Answers {
  current?: () => Response;
  send?: () => Response;
  verify?: () => Response;
}

/** The page of who is signed in; `sent` is what was then asked of the server. */
function visit({ current = off(), send = sends, verify = turnsOn }: Answers = {}) {
  const sent: unknown[] = [];
  const record = async (call: { request: Request }, reply: () => Response) => {
    sent.push(await call.request.json());
    return reply();
  };
  server.use(
    http.get(`${CALLS}/current`, current),
    http.post(`${CALLS}/send_code`, (call) => record(call, send)),
    http.post(`${CALLS}/verify_code`, (call) => record(call, verify)),
  );
  return { ...renderRemote(remote, '/users/second_factor'), sent };
}

const factor = (changes: object) => () =>
  HttpResponse.json({
    user_id: USER_ID,
    mfa_enabled: false,
    texts: false,
    authenticator_app: false,
    phone_last_four: null,
    recovery_codes_left: 0,
    ...changes,
  });
const off = (changes: object = {}) => factor(changes);
const sends = () => new HttpResponse(null, { status: 204 });
const turnsOn = () => HttpResponse.json({ success: true, recovery_codes: CODES });

type Visit = ReturnType<typeof visit>;
async function namePhone({ user }: Visit) {
  await user.type(await screen.findByLabelText('Mobile number'), '+1 415 555 0123');
  await user.type(screen.getByLabelText('Current password'), 'sunrise{Enter}');
}
async function enterCode(page: Visit) {
  await namePhone(page);
  await page.user.type(await screen.findByLabelText('6-digit code'), '123456{Enter}');
}

const wayBack = () => screen.findByRole('link', { name: 'Back to Login & security' });

beforeEach(() => {
  phoneNumber = '4155550123';
  assign.mockClear();
  sessionStorage.clear();
  sessionStore.setState({ signedIn: true });
});

describe('SecondFactorPage', () => {
  it('asks visitors to sign in, and brings them back', async () => {
    sessionStore.setState({ signedIn: false });
    const { router } = renderRemote(remote, '/users/second_factor');
    await waitFor(() => expect(router.state.location.pathname).toBe('/users/sign_in'));
    expect(takeRememberedLocation()).toBe('/users/second_factor');
  });

  it('does so when the session has ended meanwhile', async () => {
    const { router } = visit({ current: () => refusal(401, 'unauthorized') });
    await waitFor(() => expect(router.state.location.pathname).toBe('/users/sign_in'));
  });

  it('can be asked again when it did not load', async () => {
    const page = visit({ current: () => refusal(503, 'service_unavailable') });
    expect(await screen.findByText("We couldn't load this.")).toBeTruthy();
    server.use(http.get(`${CALLS}/current`, off()));
    await page.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Mobile number')).toBeTruthy();
  });

  it('says that it is on, for which phone, and how many recovery codes are left', async () => {
    visit({
      current: off({
        mfa_enabled: true,
        texts: true,
        phone_last_four: '0123',
        recovery_codes_left: 1,
      }),
    });
    expect(
      await screen.findByRole('heading', { name: 'Two-factor authentication is on' }),
    ).toBeTruthy();
    expect(screen.getByText('Codes go to the phone ending in 0123.')).toBeTruthy();
    expect(screen.getByText('You have 1 recovery code left.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get new recovery codes' }).getAttribute('href')).toBe(
      '/users/second_factor/recovery_codes',
    );
    expect((await wayBack()).getAttribute('href')).toBe('/account/security');
  });

  it('leads back to Login & security in each step but that of the recovery codes', async () => {
    const page = visit();
    expect(await wayBack()).toBeTruthy();
    await namePhone(page);
    await screen.findByLabelText('6-digit code');
    expect(await wayBack()).toBeTruthy();
    await page.user.keyboard('123456{Enter}');
    await screen.findByRole('heading', { name: 'Your recovery codes' });
    expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull();
  });

  it('leads back to the account for who has no phone, and with it no such page', async () => {
    phoneNumber = null;
    visit();
    const link = await screen.findByRole('link', { name: 'Back to your account' });
    expect(link.getAttribute('href')).toBe('/account');
  });

  it('offers no recovery codes while it is off', async () => {
    visit();
    await screen.findByRole('link', { name: 'Authenticator app Off' });
    expect(screen.queryByRole('link', { name: 'Get new recovery codes' })).toBeNull();
  });

  it('leads to an authenticator app, on and off', async () => {
    visit();
    const link = await screen.findByRole('link', { name: 'Authenticator app Off' });
    expect(link.getAttribute('href')).toBe('/users/second_factor/app');
  });

  it('says that signing in is by an app, and names no phone that no codes go to', async () => {
    visit({
      current: off({ mfa_enabled: true, authenticator_app: true, phone_last_four: '0123' }),
    });
    await screen.findByText(/a code from your authenticator app/);
    expect(screen.getByRole('link', { name: 'Authenticator app On' })).toBeTruthy();
    expect(screen.queryByText(/Codes go to the phone/)).toBeNull();
  });

  it('sends a code to a new number, as its digits, with the password', async () => {
    const page = visit();
    await namePhone(page);
    expect(await screen.findByText('We texted a code to the phone ending in 0123.')).toBeTruthy();
    expect(page.sent).toEqual([
      { user_id: USER_ID, phone_number: '4155550123', password: 'sunrise' },
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('6-digit code'));
  });

  it('sends again what it sent', async () => {
    const page = visit();
    await namePhone(page);
    await page.user.click(await screen.findByRole('button', { name: 'Resend' }));
    await screen.findByRole('button', { name: 'Resend in 60 s' });
    expect(page.sent).toHaveLength(2);
    expect(page.sent[1]).toEqual(page.sent[0]);
  });

  it('says which of the two was refused', async () => {
    const page = visit({
      send: () => refusal(422, 'invalid_password', { password: ['This is not your password.'] }),
    });
    await namePhone(page);
    expect(await screen.findAllByText('This is not your password.')).toHaveLength(2);
  });

  it('sends nothing for a number that cannot be one', async () => {
    const page = visit();
    await page.user.type(await screen.findByLabelText('Mobile number'), '0155550123');
    await page.user.click(screen.getByRole('button', { name: 'Send the code' }));
    expect((await screen.findAllByText(/Enter a U.S. number/)).length).toBe(2);
    expect(screen.getAllByText('Enter your password.').length).toBe(2);
    expect(page.sent).toEqual([]);
  });

  it('sends to the phone of the account without the password, or to another with it', async () => {
    const page = visit({ current: off({ phone_last_four: '0199' }) });
    await screen.findByText("We'll text a code to the phone ending in 0199.");
    await page.user.click(screen.getByRole('button', { name: 'Send the code' }));
    expect(await screen.findByText('We texted a code to the phone ending in 0199.')).toBeTruthy();
    expect(page.sent).toEqual([{ user_id: USER_ID }]);
    await page.user.click(screen.getByRole('button', { name: 'Back to the phone number' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your phone' }));
    await page.user.click(screen.getByRole('button', { name: 'Use another number' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'));
  });

  it('shows the recovery codes once, and then that it is on', async () => {
    const page = visit();
    rememberLocation('/apply');
    await enterCode(page);
    const heading = await screen.findByRole('heading', { name: 'Your recovery codes' });
    expect(document.activeElement).toBe(heading);
    expect(page.sent.at(-1)).toEqual({ otp_attempt: '123456', type: 'enable_mfa' });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
    await page.user.click(screen.getByRole('checkbox'));
    await page.user.click(screen.getByRole('button', { name: 'Done' }));
    const turnedOn = await screen.findByRole('heading', {
      name: 'Two-factor authentication is on',
    });
    await waitFor(() => expect(document.activeElement).toBe(turnedOn));
    expect(screen.queryByText('code-0')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(assign.mock.calls).toEqual([['/apply']]);
  });

  it('leaves by a full navigation once the session is another', async () => {
    const page = visit();
    await enterCode(page);
    await screen.findByRole('heading', { name: 'Your recovery codes' });
    await act(() => page.router.navigate('/faqs'));
    await waitFor(() => expect(assign.mock.calls).toEqual([['/faqs']]));
  });

  it.each([
    ['a refusal', () => refusal(422, 'invalid_code', { otp_attempt: ['Invalid code'] })],
    ['success: false', () => HttpResponse.json({ success: false })],
  ])('says that the code is invalid at %s', async (_name, verify) => {
    await enterCode(visit({ verify }));
    expect((await screen.findAllByText('Invalid code')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('6-digit code').getAttribute('aria-invalid')).toBe('true');
  });

  it('starts again with the phone after too many codes', async () => {
    const page = visit({ verify: () => refusal(429, 'too_many_attempts') });
    await enterCode(page);
    expect((await screen.findByRole('alert')).textContent).toBe('Not like this.');
    await page.user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByLabelText('Mobile number')).toBeTruthy();
  });
});
