import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation, sessionStore, takeRememberedLocation } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '#routes.tsx';
import { provideWorker } from '#testing/guessing-worker.ts';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './change-password-page.tsx';

const API = 'http://localhost/api/v1';
const USER_ID = '019acfd2-0000-7000-8000-000000000001';
const PRESENT = 'violet-tractor-58';
const NEXT = 'copper-lantern-31';
const server = mockApi(
  http.get(`${API}/users/profile`, () =>
    HttpResponse.json({
      id: USER_ID,
      first_name: 'Rosa',
      last_name: 'Delgado',
      phone_number: '4155550123',
    }),
  ),
);
const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
jest.spyOn(browserLocation, 'here').mockReturnValue('/users/password/change');

beforeEach(() => {
  assign.mockClear();
  sessionStorage.clear();
  sessionStore.setState({ signedIn: true });
  provideWorker(() => 4);
});

/** Types both passwords and sends them; answers what is then asked of the server. */
async function change(reply: (body: { otp_attempt?: string }) => Response, next = NEXT) {
  const sent: object[] = [];
  server.use(
    http.post(`${API}/users/passwords/change`, async ({ request }) => {
      const body = (await request.json()) as { otp_attempt?: string };
      sent.push(body);
      return reply(body);
    }),
  );
  const { user } = renderRemote(remote, '/users/password/change');
  await user.click(await screen.findByLabelText('Current password'));
  await user.paste(PRESENT);
  await user.click(screen.getByLabelText('New password'));
  await user.paste(next);
  const button = screen.getByRole('button', { name: /Set Password|Checking/ });
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  await user.click(button);
  return { user, sent };
}

const changed = () => HttpResponse.json({ changed: true });
const refusal = (status: number, code: string, errors: object) => () =>
  HttpResponse.json({ error: 'No.', code, errors, request_id: '1' }, { status });

describe('/users/password/change', () => {
  it('changes the password by the present one, and leaves by a full navigation', async () => {
    const { user, sent } = await change(changed);
    await screen.findByRole('heading', { name: 'Your password has been changed' });
    expect(sent).toEqual([{ current_password: PRESENT, user: { password: NEXT }, score: 4 }]);
    await user.click(screen.getByRole('link', { name: 'Back to Login & security' }));
    expect(assign.mock.calls).toEqual([['/account/security']]);
  });

  it('asks for the code where a second factor is on, and sends all of it again with it', async () => {
    const { user, sent } = await change(({ otp_attempt: code }) =>
      code === undefined
        ? HttpResponse.json({
            changed: false,
            mfa_required: true,
            user_id: USER_ID,
            phone_last_four: '0123',
          })
        : changed(),
    );
    expect(await screen.findByText('We texted a code to the phone ending in 0123.')).toBeTruthy();
    await user.keyboard('123456{Enter}');
    await screen.findByRole('heading', { name: 'Your password has been changed' });
    expect(sent.at(-1)).toEqual({
      current_password: PRESENT,
      user: { password: NEXT },
      score: 4,
      otp_attempt: '123456',
    });
  });

  it('says at its field that the present password is wrong', async () => {
    const sentence = 'This is not your password.';
    await change(refusal(422, 'invalid_request', { current_password: [sentence] }));
    await screen.findAllByText(sentence);
    const field = screen.getByLabelText('Current password');
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(sentence);
  });

  it('says what the service has against the new one', async () => {
    await change(refusal(400, 'password_refused', ['Your password is in a list']));
    expect(await screen.findByText('Your password is in a list.')).toBeTruthy();
  });

  it('lets none with a name of hers go', async () => {
    const { user } = renderRemote(remote, '/users/password/change');
    await user.click(await screen.findByLabelText('New password'));
    await user.paste('copper-delgado-31');
    const button = await screen.findByRole('button', { name: 'Set Password' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
  });

  it('leads visitors to the sign-in, and back here afterwards', async () => {
    sessionStore.setState({ signedIn: false });
    const { router } = renderRemote(remote, '/users/password/change');
    await waitFor(() => expect(router.state.location.pathname).toBe('/users/sign_in'));
    expect(takeRememberedLocation()).toBe('/users/password/change');
  });
});
