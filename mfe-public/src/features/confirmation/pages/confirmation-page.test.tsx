import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation, sessionStore, takeRememberedLocation } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../../routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './confirmation-page.tsx';

const API = 'http://localhost/api/v1';
const PASSWORD = 'quiet-copper-lantern-47';
const server = mockApi();
const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);

beforeEach(() => {
  assign.mockClear();
  sessionStorage.clear();
  sessionStore.setState({ signedIn: false });
});

const answerProfile = (isConfirmed: boolean) =>
  http.get(`${API}/users/profile`, () =>
    HttpResponse.json({ id: 'hazel', confirmed: isConfirmed }),
  );
const confirmed = () => HttpResponse.json({ location: '/apply' });
const passwordRequired = () => HttpResponse.json({ password_required: true });
const refusal = (status: number, code: string, errors?: string[]) => () =>
  HttpResponse.json({ error: 'Not like this.', code, errors, request_id: 'r-1' }, { status });

/** The page behind the link; each call gets the next reply, and the last one again. */
function visit(...replies: (() => Response)[]) {
  const sent: unknown[] = [];
  server.use(
    http.post(`${API}/users/confirmations`, async ({ request }) => {
      const reply = replies[Math.min(sent.length, replies.length - 1)] ?? confirmed;
      sent.push(await request.json());
      return reply();
    }),
  );
  return { ...renderRemote(remote, '/users/confirmation?confirmation_token=t-1'), sent };
}
const press = async ({ user }: ReturnType<typeof visit>, name = 'Confirm my email') =>
  user.click(await screen.findByRole('button', { name }));

describe('ConfirmationPage', () => {
  it('confirms by a press and not by opening it, and leaves for where the server says [ONB-130]', async () => {
    const page = visit(confirmed);
    await screen.findByRole('button', { name: 'Confirm my email' });
    expect(page.sent).toEqual([]);
    await press(page);
    await waitFor(() => expect(assign.mock.calls).toEqual([['/apply']]));
    expect(page.sent).toEqual([{ confirmation_token: 't-1' }]);
  });

  it('confirms once however often it is pressed', async () => {
    const page = visit(confirmed);
    await press(page);
    await press(page, 'Confirm and protect your account');
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    expect(page.sent).toHaveLength(1);
  });

  it('goes on to the second factor, and from there to where the server says', async () => {
    await press(visit(confirmed), 'Confirm and protect your account');
    await waitFor(() => expect(assign.mock.calls).toEqual([['/users/second_factor']]));
    expect(takeRememberedLocation()).toBe('/apply');
  });

  it('asks for a new password in another browser, and sends it with the link [ONB-130]', async () => {
    const page = visit(passwordRequired, confirmed);
    await press(page);
    const heading = await screen.findByRole('heading', { name: 'Choose a new password' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await page.user.type(screen.getByLabelText('Password'), PASSWORD);
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(assign.mock.calls).toEqual([['/apply']]));
    expect(page.sent[1]).toMatchObject({ confirmation_token: 't-1', user: { password: PASSWORD } });
  });

  it('says what the service has against the password', async () => {
    const page = visit(
      passwordRequired,
      refusal(400, 'password_refused', ['Password is too weak']),
    );
    await press(page);
    await page.user.type(await screen.findByLabelText('Password'), PASSWORD);
    await page.user.keyboard('{Enter}');
    expect(await screen.findByText('Password is too weak.')).toBeTruthy();
  });

  it('says so when the link became useless while the password was chosen', async () => {
    const page = visit(
      passwordRequired,
      refusal(400, 'token_invalid', ['Confirmation token is invalid']),
    );
    await press(page);
    await page.user.type(await screen.findByLabelText('Password'), PASSWORD);
    await page.user.keyboard('{Enter}');
    expect(
      await screen.findByRole('heading', { name: 'This link can no longer be used' }),
    ).toBeTruthy();
  });

  it('says that the link is refused, and leads visitors to Log In', async () => {
    await press(visit(refusal(400, 'token_invalid', ['Confirmation token is invalid'])));
    const heading = await screen.findByRole('heading', { name: 'This link can no longer be used' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(
      '/users/sign_in',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that her address is confirmed where it is, and leads on', async () => {
    server.use(answerProfile(true));
    sessionStore.setState({ signedIn: true });
    const page = visit(refusal(400, 'token_invalid'));
    await press(page);
    const heading = await screen.findByRole('heading', { name: 'Your email is confirmed' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tells of the new password before the press, where she is not logged in', async () => {
    const { unmount } = visit(confirmed);
    expect(await screen.findByText(/may be asked for a new password next/)).toBeTruthy();
    unmount();
    sessionStore.setState({ signedIn: true });
    visit(confirmed);
    await screen.findByRole('button', { name: 'Confirm my email' });
    expect(screen.queryByText(/new password/)).toBeNull();
  });

  it('sends another link to who is signed in [ONB-129]', async () => {
    let sent = 0;
    server.use(
      answerProfile(false),
      http.post(`${API}/users/confirmations/send_instructions_for_current_user`, () => {
        sent += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    sessionStore.setState({ signedIn: true });
    const page = visit(refusal(400, 'token_invalid'));
    await press(page);
    await press(page, 'Resend');
    expect(await screen.findByRole('button', { name: 'Resend in 60 s' })).toBeTruthy();
    expect(sent).toBe(1);
  });

  it.each([429, 503])(
    'can be pressed again after %i, which says nothing of the link',
    async (status) => {
      const page = visit(refusal(status, 'not_now'), confirmed);
      await press(page);
      expect((await screen.findByText('Not like this.')).closest('[role="alert"]')).toBeTruthy();
      await press(page);
      await waitFor(() => expect(assign.mock.calls).toEqual([['/apply']]));
    },
  );

  it('says so at once when the address has no token', async () => {
    renderRemote(remote, '/users/confirmation');
    expect(
      await screen.findByRole('heading', { name: 'This link can no longer be used' }),
    ).toBeTruthy();
  });
});
