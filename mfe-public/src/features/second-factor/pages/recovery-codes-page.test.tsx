import { beforeEach, describe, expect, it } from '@jest/globals';
import { sessionStore, takeRememberedLocation } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './recovery-codes-page.tsx';

const PATH = '/users/second_factor/recovery_codes';
const API = 'http://localhost/api/v1';
const CALLS = `${API}/multifactor_authentication_configurations`;
const USER_ID = '019acfd2-0000-7000-8000-000000000001';
const CODES = Array.from({ length: 10 }, (_, index) => `code-${index}`);

let isOn: boolean;
let sent: unknown[];
mockApi(
  http.get(`${API}/users/profile`, () =>
    HttpResponse.json({ id: 'hazel', phone_number: '4155550123' }),
  ),
  http.get(`${CALLS}/current`, () =>
    HttpResponse.json({
      user_id: USER_ID,
      mfa_enabled: isOn,
      texts: false,
      authenticator_app: isOn,
      phone_last_four: null,
      recovery_codes_left: isOn ? 1 : 0,
    }),
  ),
  http.post(`${CALLS}/recovery_codes`, async ({ request }) => {
    const body = (await request.json()) as { otp_attempt?: string };
    sent.push(body);
    if (body.otp_attempt !== undefined) {
      return HttpResponse.json({ success: true, recovery_codes: CODES });
    }
    return HttpResponse.json({
      success: false,
      mfa_required: true,
      user_id: USER_ID,
      second_factors: ['authenticator_app'],
    });
  }),
);

beforeEach(() => {
  isOn = true;
  sent = [];
  sessionStorage.clear();
  sessionStore.setState({ signedIn: true });
});

describe('/users/second_factor/recovery_codes', () => {
  it('asks visitors to log in, and brings them back', async () => {
    sessionStore.setState({ signedIn: false });
    const { router } = renderRemote(remote, PATH);
    await waitFor(() => expect(router.state.location.pathname).toBe('/users/sign_in'));
    expect(takeRememberedLocation()).not.toBeNull();
  });

  it('gives new codes for the password and a code, which have to be kept', async () => {
    const { user } = renderRemote(remote, PATH);
    await user.type(await screen.findByLabelText('Current password'), 'sunrise{Enter}');
    await screen.findByText(/Open your authenticator app/);
    expect(await screen.findByRole('link', { name: 'Back to Login & security' })).toBeTruthy();
    await user.keyboard('123456{Enter}');
    await screen.findByRole('heading', { name: 'Your recovery codes' });
    expect(sent).toEqual([{ password: 'sunrise' }, { password: 'sunrise', otp_attempt: '123456' }]);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
    expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    const heading = await screen.findByRole('heading', { name: 'You have new recovery codes' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const back = screen.getByRole('link', { name: 'Back to Login & security' });
    expect(back.getAttribute('href')).toBe('/account/security');
  });

  it('says without a second factor that there are none, and leads to one', async () => {
    isOn = false;
    renderRemote(remote, PATH);
    const link = await screen.findByRole('link', { name: 'Two-factor authentication' });
    expect(link.getAttribute('href')).toBe('/users/second_factor');
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});
