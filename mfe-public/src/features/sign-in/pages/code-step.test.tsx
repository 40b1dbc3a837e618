import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation, rememberLocation, setPublicPages } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import remote from '../../../routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './sign-in-page.tsx';

const API = 'http://localhost/api/v1';
const USER_ID = '019acfd2-0000-7000-8000-000000000001';
const server = mockApi();
const replace = jest.spyOn(browserLocation, 'replace').mockImplementation(() => undefined);

beforeEach(() => {
  replace.mockClear();
  sessionStorage.clear();
});

const refusal = (status: number, code: string, error: string, errors?: object) =>
  HttpResponse.json({ error, code, errors, request_id: 'r-1' }, { status });
const wrongCode = () =>
  refusal(422, 'invalid_code', 'Invalid code', { otp_attempt: ['Invalid code'] });

/** The password is right and a code was sent; answers what is then tried, and tells of it. */
async function reachCode(reply: () => Response, ...others: HttpHandler[]) {
  return reachCodeOf({}, reply, ...others);
}

/** The same with more in the answer to the password. */
async function reachCodeOf(awaited: object, reply: () => Response, ...others: HttpHandler[]) {
  const tried: object[] = [];
  server.use(
    ...others,
    http.post(`${API}/users/sign_in`, async ({ request }) => {
      const body = (await request.json()) as { otp_attempt?: string };
      if (body.otp_attempt === undefined)
        return HttpResponse.json({
          mfa_required: true,
          user_id: USER_ID,
          phone_last_four: '0123',
          ...awaited,
        });
      tried.push(body);
      return reply();
    }),
  );
  const { user } = renderRemote(remote, '/users/sign_in');
  await user.type(await screen.findByLabelText('Email'), 'hazel@example.com');
  await user.type(screen.getByLabelText('Password'), 'sunrise{Enter}');
  await screen.findByRole('heading', { name: 'Enter your code' });
  return { user, tried };
}

const field = () => screen.getByRole('textbox') as HTMLInputElement;

describe('CodeStep', () => {
  it('asks for the code that was sent, with the focus in its field', async () => {
    await reachCode(wrongCode);
    expect(screen.getByText('We texted a code to the phone ending in 0123.')).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect([field().type, field().inputMode, field().autocomplete]).toEqual([
      'text',
      'numeric',
      'one-time-code',
    ]);
    expect(replace).not.toHaveBeenCalled();
  });

  it('says that no code was sent, and for how long none is, where that is so', async () => {
    const { user } = await reachCodeOf(
      { no_text_for_seconds: 130 },
      wrongCode,
      http.post(`${API}/multifactor_authentication_configurations/send_code`, () =>
        HttpResponse.json({}),
      ),
    );
    expect(screen.getByText(/^No code was texted: .* can be sent in 3 minutes/)).toBeTruthy();
    expect(screen.queryByText(/^We texted a code/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('We texted a code to the phone ending in 0123.')).toBeTruthy();
  });

  it('says in words that what the code was for is forgotten', async () => {
    // As the shell says it: no 401 leads away from where she signs in.
    setPublicPages(() => true);
    const { user } = await reachCode(
      wrongCode,
      http.post(`${API}/multifactor_authentication_configurations/send_code`, () =>
        refusal(401, 'unauthorized', 'Unauthorized'),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText(/Go back and enter your password again/)).toBeTruthy();
    expect(screen.queryByText('Unauthorized')).toBeNull();
  });

  it('sends the same call with the code, and leaves for the page that asked', async () => {
    const { user, tried } = await reachCode(() => HttpResponse.json({ location: '/dashboard' }));
    rememberLocation('/income');
    await user.keyboard('123456{Enter}');
    await screen.findByRole('progressbar');
    expect(tried).toEqual([
      { user: { email: 'hazel@example.com', password: 'sunrise' }, otp_attempt: '123456' },
    ]);
    expect(replace.mock.calls).toEqual([['/income']]);
  });

  it('says that a code was wrong, under its field', async () => {
    const { user } = await reachCode(wrongCode);
    await user.keyboard('000000{Enter}');
    await screen.findAllByText('Invalid code');
    const said = document.getElementById(
      field().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '',
    );
    expect(said?.textContent).toBe('Invalid code');
    expect(replace).not.toHaveBeenCalled();
  });

  it('takes a recovery code', async () => {
    const { user, tried } = await reachCode(() => HttpResponse.json({ location: '/dashboard' }));
    await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    await user.type(screen.getByLabelText('Recovery code'), 'k7qm-2xvd-9fhw-t4rn{Enter}');
    await screen.findByRole('progressbar');
    expect(tried).toMatchObject([{ otp_attempt: 'k7qm-2xvd-9fhw-t4rn' }]);
  });

  it.each([
    [429, 'too_many_attempts', 'Too many attempts. Please try again in 15 minutes.'],
    [422, 'code_expired', 'This code is too old.'],
  ])('says at %i %s that it is over, and starts again', async (status, code, error) => {
    const { user } = await reachCode(() => refusal(status, code, error));
    await user.keyboard('000000{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(error));
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('hazel@example.com');
    expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Log In' }));
  });

  it.each([
    [429, 'too_many_requests'],
    [503, 'service_unavailable'],
  ])('stays at %i %s, as the code was not looked at', async (status, code) => {
    const { user } = await reachCode(() => refusal(status, code, 'Not just now.'));
    await user.keyboard('123456{Enter}');
    expect(await screen.findByText('Not just now.')).toBeTruthy();
    expect(field().value).toBe('123456');
  });

  it('sends another code, then not before a minute is over', async () => {
    const sent: unknown[] = [];
    const { user } = await reachCode(
      wrongCode,
      http.post(`${API}/multifactor_authentication_configurations/send_code`, async (call) => {
        sent.push(await call.request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    const resend = await screen.findByRole('button', { name: 'Resend in 60 s' });
    expect((resend as HTMLButtonElement).disabled).toBe(true);
    expect(sent).toEqual([{ user_id: USER_ID }]);
    expect(document.activeElement).toBe(field());
  });

  it('says why another code was not sent', async () => {
    const { user } = await reachCode(
      wrongCode,
      http.post(`${API}/multifactor_authentication_configurations/send_code`, () =>
        refusal(429, 'too_soon', 'Please wait a minute.'),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('Please wait a minute.')).toBeTruthy();
  });

  it('goes back to the password', async () => {
    const { user } = await reachCode(wrongCode);
    await user.click(screen.getByRole('button', { name: 'Back to your password' }));
    expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('');
  });
});
