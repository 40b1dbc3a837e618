import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { announcementStore, sessionStore } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './data-export-page.tsx';

const API = 'http://localhost/api/v1';
const USER_ID = '019acfd2-0000-7000-8000-000000000001';
const PASSWORD = 'violet-tractor-58';
const server = mockApi(
  http.get(`${API}/users/profile`, () => HttpResponse.json({ id: USER_ID, first_name: 'Rosa' })),
);
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  sessionStore.setState({ signedIn: true });
  URL.createObjectURL = () => 'blob:data';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

const archive = () =>
  new HttpResponse(new Uint8Array([80, 75]), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="reset-your-data-2026-11-20.zip"',
    },
  });

/** Types the password and asks; answers what was sent. */
async function ask(reply: (body: { otp_attempt?: string }) => Response, password = PASSWORD) {
  const sent: object[] = [];
  server.use(
    http.post(`${API}/users/data_export`, async ({ request }) => {
      const body = (await request.json()) as { otp_attempt?: string };
      sent.push(body);
      return reply(body);
    }),
  );
  const { user } = renderRemote(remote, '/users/your_data');
  await user.click(await screen.findByLabelText('Current password'));
  if (password !== '') await user.paste(password);
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  return { user, sent };
}

describe('/users/your_data', () => {
  it('saves the file under its name, by the password, and says so', async () => {
    const { sent } = await ask(archive);
    await screen.findByRole('heading', { name: 'Your data was downloaded.' });
    expect(sent).toEqual([{ current_password: PASSWORD }]);
    expect(saved).toEqual(['reset-your-data-2026-11-20.zip']);
    expect(announcementStore.getState().text).toBe('Your data was downloaded.');
    expect(screen.getAllByRole('link', { name: 'Back to your account' })).toHaveLength(1);
  });

  it('asks for the code where a second factor is on, and sends the password again with it', async () => {
    const { user, sent } = await ask(({ otp_attempt: code }) =>
      code === undefined
        ? HttpResponse.json({ mfa_required: true, user_id: USER_ID, phone_last_four: '0123' })
        : archive(),
    );
    expect(await screen.findByText('We texted a code to the phone ending in 0123.')).toBeTruthy();
    expect(saved).toEqual([]);
    await user.click(screen.getByLabelText('6-digit code'));
    await user.paste('123456');
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await screen.findByRole('heading', { name: 'Your data was downloaded.' });
    expect(sent.at(-1)).toEqual({ current_password: PASSWORD, otp_attempt: '123456' });
    expect(saved).toHaveLength(1);
  });

  it('says that a part could not be read, and can be tried again', async () => {
    const error = "Some of your data can't be read right now.";
    const { user } = await ask(() =>
      HttpResponse.json(
        { error, code: 'data_export_incomplete', request_id: '1' },
        { status: 503 },
      ),
    );
    expect(await screen.findByText(error)).toBeTruthy();
    expect(saved).toEqual([]);
    server.use(http.post(`${API}/users/data_export`, archive));
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await screen.findByRole('heading', { name: 'Your data was downloaded.' });
  });

  it('sends nothing without a password', async () => {
    const { sent } = await ask(archive, '');
    expect(await screen.findAllByText('Enter your password.')).not.toHaveLength(0);
    expect(sent).toEqual([]);
  });

  it('leads whoever is not signed in to sign in first', async () => {
    sessionStore.setState({ signedIn: false });
    const { router } = renderRemote(remote, '/users/your_data');
    await waitFor(() => expect(router.state.location.pathname).toBe('/users/sign_in'));
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});
