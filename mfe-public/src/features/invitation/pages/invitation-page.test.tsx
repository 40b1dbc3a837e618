import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation, sessionStore, takeRememberedLocation } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../../routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './invitation-page.tsx';

const API = 'http://localhost/api/v1';
const HERE = '/users/invitation?invitation_token=t-1';
const server = mockApi();
const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
jest.spyOn(browserLocation, 'here').mockReturnValue(HERE);

beforeEach(() => {
  assign.mockClear();
  sessionStorage.clear();
  sessionStore.setState({ signedIn: true });
});

const joined = () => HttpResponse.json({ location: '/admin/users' });
const refusal = (status: number, code: string) => () =>
  HttpResponse.json({ error: 'Not like this.', code, request_id: 'r-1' }, { status });

/** The page with Join pressed; `sent` is what the server got. */
async function join(reply: () => Response) {
  const sent: unknown[] = [];
  server.use(
    http.post(`${API}/staff_invitations/accept`, async ({ request }) => {
      sent.push(await request.json());
      return reply();
    }),
  );
  const { user } = renderRemote(remote, HERE);
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  return { user, sent };
}

describe('InvitationPage', () => {
  it('lets who is signed in join, and leaves for where the server says', async () => {
    const { sent } = await join(joined);
    await waitFor(() => expect(assign.mock.calls).toEqual([['/admin/users']]));
    expect(sent).toEqual([{ invitation_token: 't-1' }]);
  });

  it('asks visitors to log in or to sign up, and brings them back', async () => {
    sessionStore.setState({ signedIn: false });
    renderRemote(remote, HERE);
    const logIn = await screen.findByRole('link', { name: 'Log In' });
    expect(logIn.getAttribute('href')).toBe('/users/sign_in');
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe(
      '/users/sign_up',
    );
    expect(takeRememberedLocation()).toBe(HERE);
  });

  it('asks to log in when the session has ended meanwhile', async () => {
    await join(refusal(401, 'unauthorized'));
    expect(await screen.findByRole('link', { name: 'Log In' })).toBeTruthy();
  });

  it('leads to the second factor where it is missing, and back', async () => {
    await join(refusal(422, 'second_factor_required'));
    const link = await screen.findByRole('link', { name: 'Turn on two-factor authentication' });
    expect(link.getAttribute('href')).toBe('/users/second_factor');
    expect(takeRememberedLocation()).toBe(HERE);
  });

  it('says that it is for another address', async () => {
    await join(refusal(422, 'other_address'));
    expect((await screen.findByText(/sent to a different address/)).isConnected).toBe(true);
  });

  it('says that the link is used up, and offers no Join any more', async () => {
    await join(refusal(422, 'link_invalid'));
    expect(await screen.findByText(/can no longer be used/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });

  it('sends the confirmation again to who has not confirmed yet', async () => {
    server.use(
      http.post(
        `${API}/users/confirmations/send_instructions_for_current_user`,
        () => new HttpResponse(null, { status: 204 }),
      ),
    );
    const { user } = await join(refusal(422, 'unconfirmed'));
    expect(await screen.findByText(/confirm your email first/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByRole('button', { name: 'Resend in 60 s' })).toBeTruthy();
  });

  it('hands on what the server says else, and can be tried again', async () => {
    await join(refusal(503, 'service_unavailable'));
    expect(await screen.findByText('Not like this.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy();
  });

  it('says so at once when the address has no token', async () => {
    renderRemote(remote, '/users/invitation');
    expect(await screen.findByText(/can no longer be used/)).toBeTruthy();
  });
});
