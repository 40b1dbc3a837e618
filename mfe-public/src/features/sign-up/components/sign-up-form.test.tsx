import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { field, fillIn, heading, press, visitSignUp, type Visit } from '#testing/sign-up.tsx';
import { provideCrypto } from '#testing/web-crypto.ts';
import { signUpResult } from '../model/sign-up-result.ts';

const USERS = 'http://localhost/api/v1/users';
const server = mockApi();
provideCrypto();

/** Answers POST /users, and keeps what it got. */
function answerSignUp(reply = () => HttpResponse.json(accepted, { status: 201 })) {
  const received: unknown[] = [];
  server.use(
    http.post(USERS, async ({ request }) => {
      received.push(await request.json());
      return reply();
    }),
  );
  return received;
}
const accepted = { reset_password_token: 'a-token_1' };

/** From the form on: filled in and sent. */
async function signUp(path = '/users/sign_up?stage=form', email?: string) {
  const visited = await visitSignUp(path);
  await fillIn(visited, email);
  await press(visited, 'Continue');
  return visited;
}

const events = () => (window.dataLayer ?? []).map(({ event }) => event);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.dataLayer = [];
});

describe('the form', () => {
  it('asks for names, email and agreement, with a note [PUB-062, PUB-063]', async () => {
    await visitSignUp('/users/sign_up?stage=form');
    expect(heading().textContent).toBe("Let's get started.");
    expect(screen.getByText('Please enter your legal name for ID verification.')).toBeTruthy();
    const tokens = ['First name', 'Last name', 'Email'].map((name) => field(name).autocomplete);
    expect(tokens).toEqual(['given-name', 'family-name', 'email']);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  });

  it('has one agreement to three documents, which open beside it [PUB-064]', async () => {
    await visitSignUp('/users/sign_up?stage=form');
    expect(
      screen.getByRole('checkbox', {
        name: /E-Sign Consent Agreement.+Terms of Service.+Privacy Policy/,
      }),
    ).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link as HTMLAnchorElement);
    const documents = links.filter((link) => link.pathname.startsWith('/legal/'));
    expect(documents.map(({ pathname, target }) => [pathname, target])).toEqual([
      ['/legal/e-sign-consent', '_blank'],
      ['/legal/terms-of-service', '_blank'],
      ['/legal/privacy-policy', '_blank'],
    ]);
    expect(screen.getByText('Each document opens in a new tab.')).toBeTruthy();
  });

  it('sends nothing while something is missing, and leads to it [PUB-066]', async () => {
    const received = answerSignUp();
    const visited = await visitSignUp('/users/sign_up?stage=form');
    await press(visited, 'Continue');
    const summary = await screen.findByRole('group');
    const missing = [
      'Enter your first name.',
      'Enter your last name.',
      'Enter your email address.',
      'Please agree to the three documents to continue.',
    ];
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(missing);
    for (const text of missing) expect(screen.getAllByText(text)).toHaveLength(2);
    await visited.user.click(links[2] as HTMLElement);
    expect(document.activeElement).toBe(field('Email'));
    expect(received).toEqual([]);
    expect(events()).toEqual([]);
  });

  it('says nothing and sends nothing for an address above 255 characters [PUB-067]', async () => {
    const received = answerSignUp();
    const visited = await signUp(undefined, `${'x'.repeat(244)}@example.com`);
    await waitFor(() => {
      const button = screen.getByRole('button', { name: 'Continue' });
      expect(button.getAttribute('aria-disabled')).toBeNull();
    });
    expect(received).toEqual([]);
    expect(screen.queryByRole('group')).toBeNull();
    expect(events()).toEqual([]);
    expect(visited.router.state.location.pathname).toBe('/users/sign_up');
  });

  it('says what the service found wrong, and keeps what was typed', async () => {
    const refusal = {
      error: 'Please check what you entered.',
      code: 'invalid_request',
      errors: { first_name: ['This is too long.'] },
      request_id: '1',
    };
    answerSignUp(() => HttpResponse.json(refusal, { status: 422 }));
    await signUp();
    expect(await screen.findByText('Please check what you entered.')).toBeTruthy();
    expect(screen.getAllByText('This is too long.')).toHaveLength(2);
    expect(field('Email').value).toBe('Ana@Example.com');
    expect(events()).toEqual(['user_signup_submitted']);
    expect(signUpResult.read()).toBeNull();
  });
});

describe('a sign-up that succeeds', () => {
  const arrival = async ({ router }: Visit) =>
    waitFor(() => expect(router.state.location.pathname).toBe('/users/password/edit'));

  it('sends who it is and nothing empty [PUB-069]', async () => {
    const received = answerSignUp();
    await arrival(await signUp());
    const user = { first_name: 'Ana', last_name: 'Lopez', email: 'Ana@Example.com' };
    expect(received).toEqual([{ user, product_name: 'earned_wage_access' }]);
  });

  it('tells where she came from [PUB-069, PUB-077, PUB-078]', async () => {
    sessionStorage.setItem('partner', 'csc');
    sessionStorage.setItem('productName', 'tax_refund_advance');
    sessionStorage.setItem('referralSlug', 'hazel');
    sessionStorage.setItem('group_id', 'g-1');
    localStorage.setItem('utmParams', '{"utm_source":"radio","utm_campaign":"spring"}');
    const received = answerSignUp();
    await arrival(await signUp());
    expect(received).toMatchObject([
      {
        product_name: 'tax_refund_advance',
        partner: 'csc',
        referral_slug: 'hazel',
        group_id: 'g-1',
        utm_source: 'radio',
        utm_campaign: 'spring',
      },
    ]);
    expect(received[0]).not.toHaveProperty('utm_medium');
  });

  it('goes on to the password with the token, and leaves no form to go back to [PUB-071]', async () => {
    answerSignUp();
    const visited = await signUp();
    await arrival(visited);
    expect(visited.router.state.location.search).toBe(
      '?reset_password_token=a-token_1&signup=true',
    );
    expect(sessionStorage.getItem('signUpForm')).toBeNull();
  });

  it('keeps the names, and of the address a hash alone [PUB-071, PUB-072]', async () => {
    answerSignUp();
    await arrival(await signUp());
    expect(signUpResult.read()).toEqual({
      firstName: 'Ana',
      lastName: 'Lopez',
      emailHash: createHash('sha256').update('ana@example.com').digest('hex'),
    });
    const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, window.dataLayer]);
    expect(kept.toLowerCase()).not.toContain('ana@example.com');
  });

  it('is tracked when it is sent and when it has succeeded [PUB-074, PUB-075]', async () => {
    answerSignUp();
    await arrival(await signUp());
    expect(events()).toEqual(['user_signup_submitted', 'user_signup_successful']);
  });
});
