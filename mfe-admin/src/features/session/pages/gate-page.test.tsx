import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation, sessionStore } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import staffArea from '#routes.tsx';
import { enterCode, prove, provenBy, SAM, secondFactor, sendsCodes } from '#testing/prove.ts';
import { adminTokenStore } from '../model/admin-token-store.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import './gate-page.tsx';
import '#features/area/pages/area-page.tsx';
import '#features/users/pages/users-page.tsx';

const at = (path: string) => `http://localhost/api/v1${path}`;
const server = mockApi();

/** The tokens that the list was asked for with. */
let requests: (string | null)[] = [];
const list = http.get(at('/admin/users'), ({ request }) => {
  requests.push(request.headers.get('x-admin-token'));
  return HttpResponse.json({ users: [], total_pages: 0 });
});
const refusing = (status: number, refusal: object) =>
  http.post(at('/admin/session'), () =>
    HttpResponse.json({ request_id: '1', ...refusal }, { status }),
  );
const press = (user: ReturnType<typeof renderRemote>['user'], name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

beforeEach(() => {
  requests = [];
  server.use(secondFactor(), list);
});
afterEach(() => adminTokenStore.getState().drop());

describe('the gate', () => {
  it('sends a code when it is asked to, and opens with it', async () => {
    const [sent, attempts]: unknown[][] = [[], []];
    server.use(sendsCodes(sent), provenBy('token-1', attempts));
    const { user } = renderRemote(staffArea, '/admin/users');
    const button = await screen.findByRole('button', { name: 'Send me a code' });
    expect(sent).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('We texted a code to the phone ending in 0143.')).toBeTruthy();
    expect(sent).toEqual([{ user_id: SAM }]);
    expect(requests).toEqual([]);
    await enterCode(user);
    expect(await screen.findByText('Nobody is in this list.')).toBeTruthy();
    expect(attempts).toEqual([{ otp_attempt: '123456' }]);
    expect(requests).toEqual(['token-1']);
  });

  it('sends the code again at once, and then only after a pause', async () => {
    const sent: unknown[] = [];
    server.use(sendsCodes(sent));
    const { user } = renderRemote(staffArea, '/admin/users');
    await press(user, 'Send me a code');
    await press(user, 'Resend');
    const pausing = await screen.findByRole('button', { name: /Resend in \d+ s/ });
    expect((pausing as HTMLButtonElement).disabled).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it('says why no code was sent', async () => {
    server.use(
      http.post(at('/multifactor_authentication_configurations/send_code'), () =>
        HttpResponse.json(
          { error: 'Please wait a minute.', code: 'too_soon', request_id: '1' },
          { status: 429 },
        ),
      ),
    );
    const { user } = renderRemote(staffArea, '/admin/users');
    await press(user, 'Send me a code');
    expect((await screen.findByRole('alert')).textContent).toContain('Please wait a minute.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('takes a recovery code, with no code sent before', async () => {
    const attempts: unknown[] = [];
    server.use(provenBy('token-1', attempts));
    const { user } = renderRemote(staffArea, '/admin/users');
    await press(user, 'I have a code already');
    await press(user, 'Use a recovery code instead');
    await enterCode(user, 'abcd-efgh-ijkl-mnop');
    expect(await screen.findByText('Nobody is in this list.')).toBeTruthy();
    expect(attempts).toEqual([{ otp_attempt: 'abcd-efgh-ijkl-mnop' }]);
  });

  it('stays closed at a wrong code', async () => {
    server.use(
      refusing(422, {
        error: 'Some fields are not right.',
        code: 'invalid_code',
        errors: { otp_attempt: ['Invalid code'] },
      }),
    );
    await prove(staffArea, '/admin/users');
    expect((await screen.findAllByText('Invalid code')).length).toBeGreaterThan(0);
    expect(requests).toEqual([]);
  });

  it('begins anew after too many', async () => {
    server.use(refusing(429, { error: 'Too many attempts.', code: 'too_many_attempts' }));
    const { user } = await prove(staffArea, '/admin/users');
    expect(await screen.findByText('Too many attempts.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await press(user, 'Start again');
    expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeTruthy();
  });

  it('asks for the code of an app at once, and texts one only when that is asked for', async () => {
    const sent: unknown[] = [];
    const attempts: unknown[] = [];
    server.use(
      secondFactor({ authenticator_app: true }),
      sendsCodes(sent),
      provenBy('token-1', attempts),
    );
    const { user } = renderRemote(staffArea, '/admin/users');
    expect(await screen.findByText(/Open your authenticator app/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
    expect(sent).toEqual([]);
    await press(user, 'Text me a code instead');
    expect(await screen.findByText('We texted a code to the phone ending in 0143.')).toBeTruthy();
    expect(sent).toEqual([{ user_id: SAM }]);
    await enterCode(user);
    expect(await screen.findByText('Nobody is in this list.')).toBeTruthy();
    expect(attempts).toEqual([{ otp_attempt: '123456' }]);
  });

  it('offers no text to who has an app alone', async () => {
    server.use(secondFactor({ texts: false, authenticator_app: true, phone_last_four: null }));
    renderRemote(staffArea, '/admin/users');
    await screen.findByText(/Open your authenticator app/);
    expect(screen.queryByRole('button', { name: 'Text me a code instead' })).toBeNull();
  });

  it('leads who has no second factor to where she turns it on', async () => {
    server.use(secondFactor({ mfa_enabled: false, phone_last_four: null }));
    renderRemote(staffArea, '/admin/users');
    const link = await screen.findByRole('link', { name: 'Turn on two-factor authentication' });
    expect(link.getAttribute('href')).toBe('/users/second_factor');
    expect(screen.queryByRole('button', { name: 'Send me a code' })).toBeNull();
  });

  it('leads who views the product as a member back to her own session', async () => {
    const left = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
    sessionStore.setState({
      user: {
        id: SAM,
        firstName: 'Zane',
        lastName: 'Zeller',
        email: 'zane@example.com',
        admin: false,
        impersonating: true,
      },
    });
    server.use(http.post(at('/admin/users/stop_impersonating'), () => HttpResponse.json({})));
    const { user, unmount } = renderRemote(staffArea, '/admin/users?page=2');
    await screen.findByRole('heading', { name: 'You are viewing Reset as Zane Zeller' });
    // Of her second factor nothing is said: it would be the other's.
    expect(document.body.textContent).not.toMatch(/two-factor/i);
    await press(user, 'Stop viewing');
    await waitFor(() => expect(left).toHaveBeenCalledWith('/admin/users?page=2'));
    jest.restoreAllMocks();
    unmount();
    act(() => sessionStore.setState({ user: null }));
  });

  it('fails with Retry', async () => {
    server.use(
      http.get(
        at('/multifactor_authentication_configurations/current'),
        () => HttpResponse.json({ error: 'Away.', code: 'x', request_id: '1' }, { status: 403 }),
        { once: true },
      ),
    );
    const { user } = renderRemote(staffArea, '/admin/users');
    expect(await screen.findByText('We could not look up your second factor.')).toBeTruthy();
    await press(user, 'Retry');
    expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeTruthy();
  });

  it('leads the focus to the heading of what opens, and to its own when it comes back', async () => {
    server.use(provenBy('token-1'));
    await prove(staffArea, '/admin/users');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Users' });
    expect(document.activeElement).toBe(heading);
    act(() => adminTokenStore.getState().drop());
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Confirm that it is you' }),
    );
  });

  it('says how long it is open, and speaks of no passkey where there is none', async () => {
    renderRemote(staffArea, '/admin/users');
    await screen.findByRole('button', { name: 'Send me a code' });
    expect(screen.getByText(/open for 15 minutes in this tab. A reload/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/passkey/i);
  });

  it('comes back when the token serves no more, and leads on to the same page', async () => {
    server.use(
      provenBy('token-1'),
      http.get(
        at('/admin/users'),
        () =>
          HttpResponse.json(
            { error: 'Forbidden', code: 'admin_token_required', request_id: '1' },
            { status: 403 },
          ),
        { once: true },
      ),
    );
    const { router, user } = await prove(staffArea, '/admin/users?page=2');
    await press(user, 'I have a code already');
    await enterCode(user);
    expect(await screen.findByText(/This page of the list is empty/)).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
  });
});
