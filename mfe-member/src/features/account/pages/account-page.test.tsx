import { describe, expect, it, jest } from '@jest/globals';
import { browserLocation, pageData } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './account-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';

const server = mockApi(answer('/users/profile', makeProfile()));
const logOut = () => screen.findByRole('button', { name: 'Log out' });

describe('account', () => {
  it('says who is signed in and since when she is a member', async () => {
    renderRemote(memberArea, '/account');
    expect(await screen.findByText('RD')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Rosa Delgado' })).toBeTruthy();
    expect(screen.getByText('member since March 2026')).toBeTruthy();
  });

  it('leads to login and security who has a phone number', async () => {
    server.use(answer('/users/profile', makeProfile({ phoneNumber: '4155550123' })));
    renderRemote(memberArea, '/account');
    const link = await screen.findByRole('link', { name: 'Login & security' });
    expect(link.getAttribute('href')).toBe('/account/security');
  });

  it('leads to two-factor authentication who has none yet', async () => {
    renderRemote(memberArea, '/account');
    const link = await screen.findByRole('link', { name: /^Two-factor authentication/ });
    expect(link.getAttribute('href')).toBe('/users/second_factor');
    expect(screen.queryByRole('link', { name: 'Login & security' })).toBeNull();
    const password = screen.getByRole('link', { name: 'Change password' });
    expect(password.getAttribute('href')).toBe('/users/password/change');
  });

  it('leads to answers, and says whether the second factor is on', async () => {
    server.use(answer('/users/profile', makeProfile({ mfaEnabled: false })));
    renderRemote(memberArea, '/account');
    const faqs = await screen.findByRole('link', { name: 'FAQs' });
    expect(faqs.getAttribute('href')).toBe('/account/user-faqs');
    expect(screen.getByRole('link', { name: 'Two-factor authentication Off' })).toBeTruthy();
  });

  it('leads who has a card to the steps that add it to a wallet, and nobody else', async () => {
    const { remotes } = pageData().registry;
    const before = remotes['mfe_onboarding'];
    remotes['mfe_onboarding'] = { ...remotes['mfe_member'], prefixes: ['/apply'] } as never;
    const name = 'Add to a wallet';
    const { unmount } = renderRemote(memberArea, '/account');
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/apply/wallet');
    unmount();
    server.use(
      answer('/users/profile', makeProfile({ currentCardAccount: null })),
      answer('/notifications', []),
    );
    renderRemote(memberArea, '/account');
    expect(await screen.findByText('member since March 2026')).toBeTruthy();
    expect(screen.queryByRole('link', { name })).toBeNull();
    if (before) remotes['mfe_onboarding'] = before;
    else delete remotes['mfe_onboarding'];
  });

  it('leads who has a card account to its statements, and nobody else', async () => {
    const name = 'Deposit account statements';
    const { unmount } = renderRemote(memberArea, '/account');
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/account/statements');
    unmount();
    server.use(
      answer('/users/profile', makeProfile({ currentCardAccount: null })),
      answer('/notifications', []),
    );
    renderRemote(memberArea, '/account');
    expect(await screen.findByText('member since March 2026')).toBeTruthy();
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('logs out and leaves for the home page', async () => {
    const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
    server.use(
      http.get(
        'http://localhost/api/v1/users/sign_out',
        () => new HttpResponse(null, { status: 204 }),
      ),
    );
    const { user } = renderRemote(memberArea, '/account');
    await user.click(await logOut());
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  });

  it('says when logging out failed', async () => {
    server.use(refuse('/users/sign_out'));
    const { user } = renderRemote(memberArea, '/account');
    await user.click(await logOut());
    expect((await screen.findByRole('alert')).textContent).toContain('could not log you out');
  });

  it('can be left even while the profile is not there', async () => {
    server.use(refuse('/users/profile'));
    renderRemote(memberArea, '/account');
    expect(await screen.findByText("We couldn't load your account.")).toBeTruthy();
    expect(await logOut()).toBeTruthy();
  });
});
