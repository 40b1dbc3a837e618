import { describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../../routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './forgot-password-page.tsx';

const server = mockApi();
const accepted = () => HttpResponse.json({});
const refused = (status: number) => () =>
  HttpResponse.json({ error: 'Not just now.', code: 'no', request_id: 'r-1' }, { status });

/** The form sent, with what the server then got. */
async function ask(email: string, reply: () => Response) {
  const received: unknown[] = [];
  server.use(
    http.post('http://localhost/api/v1/users/passwords', async ({ request }) => {
      received.push(await request.json());
      return reply();
    }),
  );
  const { user } = renderRemote(remote, '/users/password/forgot');
  const field = await screen.findByLabelText('Email');
  if (email) await user.type(field, email);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  return { user, received };
}

describe('ForgotPasswordPage', () => {
  it('asks for the mail and answers the same whether there is an account or not [PUB-038]', async () => {
    const { received } = await ask(' hazel@example.com ', accepted);
    expect(
      await screen.findByText(
        "If there's an account with this email address, we've sent it a link.",
      ),
    ).toBeTruthy();
    expect(received).toEqual([{ user: { email: 'hazel@example.com' } }]);
    const heading = screen.getByRole('heading', { name: 'Check your inbox' });
    expect(document.activeElement).toBe(heading);
  });

  it('can be asked again, for the same address and for another', async () => {
    const { user, received } = await ask('hazel@example.com', accepted);
    await user.click(await screen.findByRole('button', { name: 'Resend' }));
    expect(await screen.findByRole('button', { name: 'Resend in 60 s' })).toBeTruthy();
    expect(received).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('');
  });

  it('says to wait when it was asked too often', async () => {
    await ask('hazel@example.com', refused(429));
    expect(await screen.findByText(/Please wait a minute and try again/)).toBeTruthy();
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('hazel@example.com');
  });

  it('says why else nothing was sent', async () => {
    await ask('hazel@example.com', refused(503));
    expect(await screen.findByText('Not just now.')).toBeTruthy();
  });

  it.each([
    ['', 'Enter your email address.'],
    ['hazel', 'Enter an email address like name@example.com.'],
  ])('sends nothing for %j', async (email, problem) => {
    const { received } = await ask(email, accepted);
    expect((await screen.findAllByText(problem)).length).toBe(2);
    expect(received).toEqual([]);
  });

  it('leads back to the sign-in', async () => {
    renderRemote(remote, '/users/password/forgot');
    const link = await screen.findByRole('link', { name: 'Back to Log In' });
    expect(link.getAttribute('href')).toBe('/users/sign_in');
  });
});
