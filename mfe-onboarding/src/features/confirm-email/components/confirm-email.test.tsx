import { describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerProfile, makeProfile, PROFILE } from '#testing/profile.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { ConfirmEmail } from './confirm-email.tsx';

const SEND = 'http://localhost/api/v1/users/confirmations/send_instructions_for_current_user';
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
    expect(await screen.findByText(/the email we sent to hazel@example\.com/)).toBeTruthy();
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
