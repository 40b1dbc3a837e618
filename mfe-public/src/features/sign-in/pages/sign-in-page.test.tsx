import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation, rememberLocation } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../../routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './sign-in-page.tsx';

const SIGN_IN = 'http://localhost/api/v1/users/sign_in';
const server = mockApi();
const replace = jest.spyOn(browserLocation, 'replace').mockImplementation(() => undefined);

beforeEach(() => {
  replace.mockClear();
  sessionStorage.clear();
});

/** The page filled in and sent, with what the server then got. */
async function submit(email: string, password: string, reply: () => Response) {
  const received: unknown[] = [];
  server.use(
    http.post(SIGN_IN, async ({ request }) => {
      received.push(await request.json());
      return reply();
    }),
  );
  const { user } = renderRemote(remote, '/users/sign_in');
  await screen.findByRole('heading', { name: 'Log In' });
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  return received;
}

const accepted = () => HttpResponse.json({ location: '/dashboard' });
const refused = () =>
  HttpResponse.json(
    { error: 'Invalid email or password.', code: 'invalid_credentials', request_id: '1' },
    { status: 422 },
  );

const target = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

describe('SignInPage', () => {
  it('is labelled Log In and leads to Sign Up and to a forgotten password [PUB-034]', async () => {
    renderRemote(remote, '/users/sign_in');
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeTruthy();
    expect(await target('Sign Up')).toBe('/users/sign_up');
    expect(await target('Forgot your password?')).toBe('/users/password/forgot');
  });

  it('signs in and leaves for where the server says', async () => {
    const received = await submit('hazel@example.com', 'sunrise', accepted);
    await screen.findByLabelText('Email');
    expect(received).toEqual([{ user: { email: 'hazel@example.com', password: 'sunrise' } }]);
    expect(replace.mock.calls).toEqual([['/dashboard']]);
  });

  it.each([
    ['idle', 'had not been used here for a while'],
    ['too_old', 'you logged in many hours ago'],
    ['ended', 'after a password change'],
  ])('says why somebody was logged out, once: %s', async (end, words) => {
    // jsdom takes no Secure cookie at http://localhost, as browsers do.
    let cookie = `_ga=1; __Host-reset_session_end=${end}`;
    jest.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
    jest.spyOn(document, 'cookie', 'set').mockImplementation((set) => {
      expect(set).toBe('__Host-reset_session_end=; Path=/; Max-Age=0; Secure');
      cookie = '_ga=1';
    });
    const { unmount } = renderRemote(remote, '/users/sign_in');
    const notice = await screen.findByText(/You were logged out/);
    expect(notice.textContent).toContain(words);
    unmount();
    renderRemote(remote, '/users/sign_in');
    await screen.findByRole('heading', { name: 'Log In' });
    expect(screen.queryByText(/You were logged out/)).toBeNull();
  });

  it('goes back to the page that asked for the sign-in', async () => {
    rememberLocation('/income');
    await submit('hazel@example.com', 'sunrise', accepted);
    expect(replace.mock.calls).toEqual([['/income']]);
  });

  it('says why it was refused and keeps what was typed', async () => {
    await submit('hazel@example.com', 'wrong', refused);
    expect(await screen.findByText('Invalid email or password.')).toBeTruthy();
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('hazel@example.com');
    expect(replace).not.toHaveBeenCalled();
  });

  it('sends nothing while a field is empty, and says which', async () => {
    const received = await submit('', '', accepted);
    expect((await screen.findAllByText('Enter your email address.')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Enter your password.').length).toBeGreaterThan(0);
    expect(received).toEqual([]);
  });
});
