import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './security-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';

const API = 'http://localhost/api/v1';
const CODES = Array.from({ length: 10 }, (_, index) => `code-${index}`);
const OFF = makeProfile({ phoneNumber: '4155550123' });
const ON = { ...OFF, mfaEnabled: true };
const THIS = {
  id: '019acfd2-0000-7000-8000-000000000001',
  device: 'Chrome on Linux',
  createdAt: '2026-11-20T10:00:00Z',
  lastSeenAt: '2026-11-21T10:00:00Z',
  current: true,
};

const FACTOR = {
  user_id: OFF.id,
  mfa_enabled: false,
  texts: false,
  authenticator_app: false,
  phone_last_four: '0123',
  recovery_codes_left: 0,
};
const CURRENT = '/multifactor_authentication_configurations/current';
const factor = (changes: object = {}) =>
  http.get(`${API}${CURRENT}`, () => HttpResponse.json({ ...FACTOR, ...changes }));
const TEXTS = factor({ mfa_enabled: true, texts: true });

const server = mockApi(
  factor(),
  answer('/users/profile', OFF),
  answer('/users/sessions', { sessions: [THIS] }),
  answer('/users/passkeys', { passkeys: [] }),
);
const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
const reload = jest.spyOn(browserLocation, 'reload').mockImplementation(() => undefined);
const none = () => new HttpResponse(null, { status: 204 });
const refusal = (status: number, code: string, errors?: object) =>
  HttpResponse.json({ error: 'Not like this.', code, errors, request_id: 'r-1' }, { status });

beforeEach(() => {
  assign.mockClear();
  reload.mockClear();
});

/** Answers the two calls of the second factor; `sent` is what they were sent. */
function answerCodes({
  send = none,
  verify = turnsOn,
}: {
  send?: () => Response;
  verify?: () => Response;
}) {
  const sent: unknown[] = [];
  const record = async (call: { request: Request }, reply: () => Response) => {
    sent.push(await call.request.json());
    return reply();
  };
  server.use(
    http.post(`${API}/multifactor_authentication_configurations/send_code`, (call) =>
      record(call, send),
    ),
    http.post(`${API}/multifactor_authentication_configurations/verify_code`, (call) =>
      record(call, verify),
    ),
  );
  return sent;
}
const turnsOn = () => HttpResponse.json({ success: true, recovery_codes: CODES });
const turnsOff = () => HttpResponse.json({ success: true });

/** The code-entry screen behind the button. */
async function open(name: 'Turn on' | 'Turn off') {
  const { user, ...page } = renderRemote(memberArea, '/account/security');
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByLabelText('6-digit code');
  return { user, ...page };
}

const field = () => screen.getByLabelText('6-digit code') as HTMLInputElement;
const status = () => screen.findByRole('region', { name: 'Two-factor authentication' });

describe('two-factor authentication', () => {
  it('says that it is off and can be turned on [MEM-163]', async () => {
    renderRemote(memberArea, '/account/security');
    expect((await status()).textContent).toContain('Off');
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Recovery codes' })).toBeNull();
  });

  it('leads to the recovery codes where it is on', async () => {
    server.use(answer('/users/profile', ON), TEXTS);
    renderRemote(memberArea, '/account/security');
    const link = await screen.findByRole('link', { name: 'Recovery codes' });
    expect(link.getAttribute('href')).toBe('/users/second_factor');
  });

  it('leads to the dashboard without a phone number [MEM-203]', async () => {
    server.use(answer('/users/profile', makeProfile({ phoneNumber: null })));
    server.use(refuse('/dashboard/overview'));
    const { router } = renderRemote(memberArea, '/account/security');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('sends a code for the member and asks for it [MEM-163, MEM-164, MEM-165]', async () => {
    const sent = answerCodes({});
    await open('Turn on');
    expect(sent).toEqual([{ user_id: OFF.id }]);
    expect(screen.getByText('We texted a code to the phone ending in 0123.')).toBeTruthy();
    expect(document.activeElement).toBe(field());
  });

  it('leads to where a number is confirmed, who told one and has confirmed none', async () => {
    answerCodes({ send: () => refusal(422, 'phone_missing') });
    const { user, router } = renderRemote(memberArea, '/account/security');
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/users/second_factor'));
  });

  it('says why no code was sent', async () => {
    answerCodes({ send: () => refusal(429, 'too_many_attempts') });
    const { user } = renderRemote(memberArea, '/account/security');
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not like this.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('turns on with the code, fetches the profile again and closes [MEM-164, MEM-166, MEM-167]', async () => {
    const sent = answerCodes({});
    const { user } = await open('Turn on');
    let fetched = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/users/profile')) fetched += 1;
    });
    await user.keyboard('123456{Enter}');
    await screen.findByRole('heading', { name: 'Your recovery codes' });
    expect(sent.at(-1)).toEqual({ otp_attempt: '123456', type: 'enable_mfa' });
    expect(fetched).toBe(1);
    expect(screen.queryByLabelText('6-digit code')).toBeNull();
  });

  it('shows the recovery codes once, alone, and renews the page when they are kept', async () => {
    answerCodes({});
    const { user } = await open('Turn on');
    await user.keyboard('123456{Enter}');
    await screen.findByRole('heading', { name: 'Your recovery codes' });
    const codes = screen.getAllByRole('listitem');
    expect(codes.map((code) => code.textContent)).toEqual(CODES);
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('leaves the recovery codes by a full navigation, as the session is another', async () => {
    answerCodes({});
    const { user, router } = await open('Turn on');
    await user.keyboard('123456{Enter}');
    await screen.findByRole('heading', { name: 'Your recovery codes' });
    // The guard of navigations is an effect, which a busy machine runs after the heading is there.
    await act(async () => undefined);
    await act(() => router.navigate('/income'));
    await waitFor(() => expect(assign.mock.calls).toEqual([['/income']]));
  });

  it('turns off with a code and renews the page [MEM-164, MEM-167]', async () => {
    server.use(answer('/users/profile', ON), TEXTS);
    const sent = answerCodes({ verify: turnsOff });
    const { user } = await open('Turn off');
    server.use(answer('/users/profile', OFF), factor());
    await user.keyboard('123456{Enter}');
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy();
    expect((await status()).textContent).toContain('Off');
    expect(sent.at(-1)).toEqual({ otp_attempt: '123456', type: 'disable_mfa' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('takes a recovery code to turn it off', async () => {
    server.use(answer('/users/profile', ON), TEXTS);
    answerCodes({});
    await open('Turn off');
    expect(screen.getByRole('button', { name: 'Use a recovery code instead' })).toBeTruthy();
  });

  it('takes none to turn it on, and closes with the focus back on its button', async () => {
    answerCodes({});
    const { user } = await open('Turn on');
    expect(screen.queryByRole('button', { name: /recovery/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const button = await screen.findByRole('button', { name: 'Turn on' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it.each([
    ['a refusal', () => refusal(422, 'invalid_code', { otp_attempt: ['Invalid code'] })],
    ['success: false', () => HttpResponse.json({ success: false })],
  ])("says 'Invalid code' on the field at %s [MEM-168, MEM-170]", async (_name, verify) => {
    answerCodes({ verify });
    const { user } = await open('Turn on');
    await user.keyboard('000000{Enter}');
    await screen.findAllByText('Invalid code');
    const ids = field().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('Invalid code');
    expect(assign).not.toHaveBeenCalled();
  });

  it('starts again after too many codes', async () => {
    answerCodes({ verify: () => refusal(429, 'too_many_attempts') });
    const { user } = await open('Turn on');
    await user.keyboard('000000{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy();
  });

  it('sends again at once, then not for 60 seconds [MEM-169]', async () => {
    const sent = answerCodes({});
    const { user } = await open('Turn on');
    const resend = screen.getByRole('button', { name: 'Resend' }) as HTMLButtonElement;
    expect(resend.disabled).toBe(false);
    await user.click(resend);
    expect(await screen.findByRole('button', { name: 'Resend in 60 s' })).toBe(resend);
    expect(resend.disabled).toBe(true);
    expect(sent).toEqual([{ user_id: OFF.id }, { user_id: OFF.id }]);
  });
});

describe('the authenticator app', () => {
  const app = () => screen.findByRole('region', { name: 'Authenticator app' });

  it('can be set up', async () => {
    renderRemote(memberArea, '/account/security');
    const link = await screen.findByRole('link', { name: 'Set up an app' });
    expect(link.getAttribute('href')).toBe('/users/second_factor/app');
    expect((await app()).textContent).toContain('Off');
  });

  it('can be removed, and leaves texts as another way in', async () => {
    server.use(
      answer('/users/profile', ON),
      factor({ mfa_enabled: true, authenticator_app: true }),
    );
    renderRemote(memberArea, '/account/security');
    const link = await screen.findByRole('link', { name: 'Remove the app' });
    expect(link.getAttribute('href')).toBe('/users/second_factor/app');
    expect((await app()).textContent).toContain('On');
    expect((await status()).textContent).toContain('a code from your authenticator app');
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeTruthy();
  });

  it('stands first where texts are on too', async () => {
    server.use(
      answer('/users/profile', ON),
      factor({ mfa_enabled: true, texts: true, authenticator_app: true }),
    );
    renderRemote(memberArea, '/account/security');
    await screen.findByText('You can also sign in with a code we text to your phone.');
    expect(screen.getByRole('button', { name: 'Turn off' })).toBeTruthy();
  });

  it('can be asked for again when it did not load, beside all else', async () => {
    server.use(refuse(CURRENT));
    renderRemote(memberArea, '/account/security');
    expect(
      await screen.findByText("We couldn't load whether you have an authenticator app."),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeTruthy();
  });
});

describe('the password', () => {
  it('can be changed', async () => {
    renderRemote(memberArea, '/account/security');
    const link = await screen.findByRole('link', { name: 'Change password' });
    expect(link.getAttribute('href')).toBe('/users/password/change');
  });
});
