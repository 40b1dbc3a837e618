import { describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerProfile, makeProfile, PROFILE } from '#testing/profile.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { ConfirmEmail } from './confirm-email.tsx';

const SEND = 'http://localhost/api/v1/users/confirmations/send_instructions_for_current_user';
const CORRECT = 'http://localhost/api/v1/users/unconfirmed_email';
const server = mockApi();
const away = () =>
  HttpResponse.json(
    { error: 'The mail is away.', code: 'service_unavailable', request_id: 'r-1' },
    { status: 503 },
  );

describe('ConfirmEmail', () => {
  it('says where the email went', async () => {
    server.use(answerProfile());
    renderScreen(<ConfirmEmail />);
    expect(screen.getByRole('heading', { name: 'Confirm your email address' })).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('main').textContent).toContain(
        'the email we sent to hazel@example.com. This page moves on',
      ),
    );
  });

  it('sends it once more, then reads "Email Sent" [ONB-127]', async () => {
    let sent = 0;
    server.use(
      answerProfile(),
      http.post(SEND, () => {
        sent += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderScreen(<ConfirmEmail />);
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    const button = (await screen.findByRole('button', { name: 'Email Sent' })) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    expect(document.activeElement?.contains(button)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await user.click(button);
    expect(sent).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('Email Sent');
  });

  it('says why it was not sent, and can be asked again', async () => {
    server.use(answerProfile(), http.post(SEND, away));
    const { user } = renderScreen(<ConfirmEmail />);
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('The mail is away.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Resend' })).toBeTruthy();
  });

  it('looks every 2 seconds, and asks for the application once she has [ONB-128]', async () => {
    const requests: number[] = [];
    server.use(
      http.get(PROFILE, () => {
        requests.push(Date.now());
        return HttpResponse.json(makeProfile({ confirmed: requests.length > 2 }));
      }),
    );
    const { client } = renderScreen(<ConfirmEmail />);
    client.setQueryData(['application', 'card'], {});
    const isAskedAnew = () => client.getQueryState(['application', 'card'])?.isInvalidated;
    await screen.findByText(/hazel@example\.com/);
    expect(isAskedAnew()).toBe(false);
    await screen.findByText(/Your email is confirmed/);
    await waitFor(() => expect(isAskedAnew()).toBe(true));
    expect(requests).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = requests;
    for (const pause of [second - first, third - second]) {
      expect(pause).toBeGreaterThan(1_900);
      expect(pause).toBeLessThan(6_000);
    }
  });

  it('keeps looking while nobody answers, and says so', async () => {
    server.use(http.get(PROFILE, away));
    renderScreen(<ConfirmEmail />);
    expect(await screen.findByText(/We'll keep trying/)).toBeTruthy();
    expect(screen.getByText(/the email we sent you/)).toBeTruthy();
    server.use(answerProfile());
    expect(await screen.findByText(/hazel@example\.com/)).toBeTruthy();
    expect(screen.queryByText(/We'll keep trying/)).toBeNull();
  });
});

describe('a mistyped address', () => {
  async function open() {
    const visited = renderScreen(<ConfirmEmail />);
    await screen.findByText(/hazel@example\.com/);
    await visited.user.click(screen.getByRole('button', { name: 'Wrong address?' }));
    const form = screen.getByRole('form', { name: 'Correct your email address' });
    return { ...visited, form: within(form) };
  }
  const toggle = () => screen.getByRole('button', { name: 'Wrong address?' });
  const fill = async (
    { form, user }: Awaited<ReturnType<typeof open>>,
    { email = 'hazel@example.org', password = 'plum-Kettle-41' } = {},
  ) => {
    await user.type(form.getByLabelText('Email'), email);
    await user.type(form.getByLabelText('Your password'), password);
    await user.click(form.getByRole('button', { name: 'Send a new link' }));
  };

  it('is corrected by her password, and the page says where the email went now', async () => {
    const requests: unknown[] = [];
    server.use(
      answerProfile(),
      http.post(SEND, () => new HttpResponse(null, { status: 204 })),
      http.put(CORRECT, async ({ request }) => {
        requests.push(await request.json());
        server.use(answerProfile(makeProfile({ email: 'hazel@example.org' })));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const opened = await open();
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(opened.form.getByLabelText('Email'));
    await opened.user.click(screen.getByRole('button', { name: 'Resend' }));
    await screen.findByRole('button', { name: 'Email Sent' });
    await fill(opened, { email: ' hazel@example.org ' });
    await waitFor(() =>
      expect(screen.getByRole('main').textContent).toContain(
        'the email we sent to hazel@example.org. This page moves on',
      ),
    );
    expect(requests).toEqual([
      { user: { email: 'hazel@example.org' }, current_password: 'plum-Kettle-41' },
    ]);
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(document.activeElement).toBe(toggle());
    expect(screen.getByText('We sent an email to hazel@example.org.')).toBeTruthy();
    // That one can be sent once more as well.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend' }).disabled).toBe(false);
  });

  it('is asked for again where it is none, before anything is sent', async () => {
    server.use(answerProfile());
    const opened = await open();
    await fill(opened, { email: 'hazel' });
    const wrong = 'Enter an email address like name@example.com.';
    expect(await opened.form.findByRole('link', { name: wrong })).toBeTruthy();
  });

  it('says at the field what was refused, and keeps what was typed', async () => {
    const errors = { current_password: ['This is not your password.'] };
    server.use(
      answerProfile(),
      http.put(CORRECT, () =>
        HttpResponse.json(
          { error: 'Please check it.', code: 'invalid_request', errors, request_id: 'r-1' },
          { status: 422 },
        ),
      ),
    );
    const opened = await open();
    await fill(opened);
    expect(
      await opened.form.findByRole('link', { name: 'This is not your password.' }),
    ).toBeTruthy();
    expect((opened.form.getByLabelText('Email') as HTMLInputElement).value).toBe(
      'hazel@example.org',
    );
  });

  it('is left as it is by who keeps it', async () => {
    server.use(answerProfile());
    const { form, user } = await open();
    await user.click(form.getByRole('button', { name: 'Keep this address' }));
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
  });
});
