import type { Notification } from '@reset/api-contract/member/notifications.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sessionStore } from '@reset/remote-sdk';
import { cancellationRequest } from '@reset/remote-sdk/tab-storage';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import remote from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './application-cancelled-page.tsx';

const server = mockApi();
const answer = (path: string, body: JsonBodyType, status = 200) =>
  http.get(`http://localhost/api/v1${path}`, () => HttpResponse.json(body, { status }));
const hers = (links: Record<string, JsonBodyType> = {}) =>
  answer('/users/profile', { id: 'hazel', linked_bank: null, linked_payroll: null, ...links });

/** What she is notified of at this step of her application. */
const application = (
  step: Notification['params']['step'],
  state: string | null = 'bank_account_linked',
) =>
  answer('/notifications', [
    { id: 'hazel', type: 'onboarding_state', params: { step, state }, require_action: false },
  ]);

const visit = () => renderRemote(remote, '/application-cancelled');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const CANCELLED = 'Your application has been cancelled';

beforeEach(() => {
  sessionStorage.clear();
  sessionStore.setState({ signedIn: true });
  server.use(hers());
});
afterEach(() => sessionStore.setState({ signedIn: false }));

function expectNoClaim() {
  expect(screen.queryByText(/erasing/)).toBeNull();
  expect(screen.queryByRole('heading', { name: CANCELLED })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Start again' })).toBeNull();
}

describe('application cancelled page', () => {
  it('says to who has cancelled what was done, and leads home [PUB-031, PUB-032]', async () => {
    server.use(application('cancelled'));
    const { user, router } = visit();
    expect(document.activeElement).toBe(document.body);
    const said = await heading(CANCELLED);
    expect(document.activeElement).toBe(said);
    expect(screen.getByText(/^There's nothing else you need to do\. We're erasing/)).toBeTruthy();
    expect(screen.queryByText(/stays linked/)).toBeNull();
    const main = screen.getByRole('link', { name: 'Go to your dashboard' });
    expect([main.dataset['variant'], main.getAttribute('href')]).toEqual(['button', '/dashboard']);
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(router.state.location.pathname).toBe('/');
  });

  it('says how pay that was switched comes to her again, where a deposit account was opened', async () => {
    server.use(application('cancelled'), hers({ has_fbo_account: true }));
    visit();
    expect(await heading(CANCELLED)).toBeTruthy();
    expect(screen.queryByText(/nothing else/)).toBeNull();
    expect(
      screen.getByText(
        /^If you switched .* comes to your Reset deposit account.* ask your employer/,
      ),
    ).toBeTruthy();
    const details = screen.getByRole('link', { name: 'See your Reset deposit account' });
    expect(details.getAttribute('href')).toBe('/account/fbo-account');
  });

  it('leads who has cancelled back to her application too', async () => {
    server.use(application('cancelled'));
    const { user, router } = visit();
    await user.click(await screen.findByRole('link', { name: 'Start again' }));
    expect(router.state.location.pathname).toBe('/apply');
  });

  it('names what stays linked, and leads to where it is unlinked', async () => {
    server.use(
      application('cancelled'),
      hers({
        linked_bank: { name: 'Quarry Hill Bank' },
        linked_payroll: { name: 'Brightway Payroll', provider_name: null },
      }),
    );
    const { user, router } = visit();
    expect(
      await screen.findByText('Quarry Hill Bank stays linked until you unlink it.'),
    ).toBeTruthy();
    expect(screen.getByText('Brightway Payroll stays linked until you unlink it.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Go to your linked accounts' }));
    expect(router.state.location.pathname).toBe('/apply');
  });

  it('says so from the request on, and forgets that once the application says so itself', async () => {
    server.use(application('bank_linking'));
    cancellationRequest('hazel').keep(true);
    visit();
    expect(await heading(CANCELLED)).toBeTruthy();
    server.use(application('cancelled'));
    await waitFor(() => expect(cancellationRequest('hazel').read()).toBeNull(), { timeout: 4_000 });
    expect(await heading(CANCELLED)).toBeTruthy();
  });

  it('leads who has an application that goes on back to it', async () => {
    server.use(application('bank_linking'));
    const { user, router } = visit();
    expect(await heading("Your application hasn't been cancelled")).toBeTruthy();
    expectNoClaim();
    await user.click(screen.getByRole('link', { name: 'Continue to your application' }));
    expect(router.state.location.pathname).toBe('/apply');
  });

  it.each([
    ['has begun none', application('bank_linking', null)],
    ['has her card', answer('/notifications', [])],
  ])('leads who %s home, and says nothing of erasing', async (_who, none) => {
    server.use(none);
    visit();
    expect(await heading("You don't have an application in progress")).toBeTruthy();
    expectNoClaim();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe(
      '/',
    );
  });

  it('leads a visitor home or to the sign-in, and says nothing of erasing', async () => {
    sessionStore.setState({ signedIn: false });
    visit();
    expect(await heading('Looking for your application?')).toBeTruthy();
    expectNoClaim();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe(
      '/',
    );
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(
      '/users/sign_in',
    );
  });

  it('claims nothing where the application cannot be read', async () => {
    server.use(answer('/notifications', { error: 'Away.', code: 'x', request_id: 'r' }, 503));
    visit();
    expect(await screen.findByText("We couldn't load your application.")).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Your application' })).toBeTruthy();
    expectNoClaim();
  });
});
