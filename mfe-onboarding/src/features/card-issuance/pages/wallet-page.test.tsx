import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import onboarding from '#routes.tsx';
import { answerProfile, makeProfile } from '#testing/profile.ts';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './wallet-page.tsx';

const burst = jest.fn(async () => null);
jest.mock('canvas-confetti', () => ({
  create: () => Object.assign(() => burst(), { reset: () => undefined }),
}));

const server = mockApi();
const currentCardAccount = {
  id: '0192f0c1-2a3b-7c4d-8e5f-000000000008',
  issued_on: '2026-11-20',
  linked: true,
  cards: [{ last_four: '4242', form: 'VIRTUAL' as const }],
  client_token: null,
  activate_url: null,
};

beforeEach(() => {
  localStorage.clear();
  burst.mockClear();
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});

describe('the way to add a card to a wallet', () => {
  it('shows the steps without a celebration, and leads back to where she came from', async () => {
    server.use(answerProfile(makeProfile({ current_card_account: currentCardAccount })));
    const { router, user } = renderRemote(onboarding, '/account');
    await router.navigate('/apply/wallet');
    expect(await screen.findByRole('heading', { name: 'Add to a wallet' })).toBeTruthy();
    expect(await screen.findByText('Apple Wallet')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(burst).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
  });

  it('leads to the account where it is the first page of a visit', async () => {
    server.use(answerProfile(makeProfile({ current_card_account: currentCardAccount })));
    const { router, user } = renderRemote(onboarding, '/apply/wallet');
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
  });

  it('is not for who has no card', async () => {
    server.use(answerProfile(makeProfile()));
    const { router } = renderRemote(onboarding, '/apply/wallet');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });
});
