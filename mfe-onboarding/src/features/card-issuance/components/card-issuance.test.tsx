import type { CardIssuance } from '@reset/api-contract/onboarding/card-issuance.ts';
import { describe, expect, it } from '@jest/globals';
import { profileQuery } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerProfile, makeProfile, PROFILE } from '#testing/profile.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { CardIssuanceWait } from './card-issuance-wait.tsx';
import { CardReveal } from './card-reveal.tsx';

// Nothing bursts.
window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;

const API = 'http://localhost/api/v1';
const server = mockApi();

const stands = (changes: Partial<CardIssuance> = {}) =>
  server.use(
    http.get(`${API}/card_application/issuance`, () =>
      HttpResponse.json({
        account_opened: false,
        requested_at: '2026-11-21T20:00:00Z',
        card_issued: false,
        delayed: false,
        refused: false,
        ...changes,
      }),
    ),
  );
const stages = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const now = () =>
  screen
    .getAllByRole('listitem')
    .filter((stage) => stage.getAttribute('aria-current'))
    .map(({ textContent }) => textContent);

describe('the wait for a card', () => {
  it('says how far it has come, as it goes on [ONB-005, ONB-126]', async () => {
    stands();
    renderScreen(<CardIssuanceWait />);
    await waitFor(() => expect(now()).toEqual(['Opening your account']));
    expect(stages()).toEqual(['How you repay is set up', 'Opening your account', 'Your card']);
    expect(screen.getByText('Your card').querySelector('svg')).toBeTruthy();
    expect(screen.getByText(/less than a minute/)).toBeTruthy();
    stands({ account_opened: true });
    await waitFor(() => expect(now()).toEqual(['Issuing your card']), { timeout: 4_000 });
    stands({ account_opened: true, card_issued: true });
    await waitFor(() => expect(stages().at(-1)).toBe('Your card is issued'), { timeout: 4_000 });
    expect(screen.getByRole('heading').textContent).toBe('Your card is ready');
    expect(screen.queryByText(/less than a minute/)).toBeNull();
  });

  it('says when it takes longer than it should', async () => {
    stands({ delayed: true });
    renderScreen(<CardIssuanceWait />);
    const told = await screen.findByText(/This is taking longer than usual/);
    expect(told.closest('[role]')?.getAttribute('role')).toBe('status');
    expect(screen.queryByText(/less than a minute/)).toBeNull();
  });

  it('says when the issuer looks at her once more', async () => {
    stands({ delayed: true, delayed_by: 'issuer_review' });
    renderScreen(<CardIssuanceWait />);
    expect(
      await screen.findByText(/Our card issuer is checking your details once more/),
    ).toBeTruthy();
    expect(screen.queryByText(/longer than usual/)).toBeNull();
  });

  it('says when the bank does not open her account', async () => {
    stands({ refused: true });
    renderScreen(<CardIssuanceWait />);
    expect(await screen.findByText(/couldn't open your account/)).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('the card', () => {
  const account = {
    id: '01a1c7f2-0000-7000-8000-0000000000aa',
    issued_on: '2026-11-21',
    linked: true,
    cards: [],
    client_token: { client_token: 'display-token' },
    activate_url: null,
  };
  const issued = { ...account, cards: [{ last_four: '4821', form: 'VIRTUAL' as const }] };
  const hasCard = (limit: number, nextPayday: string | null = '2026-12-07') =>
    server.use(
      answerProfile(makeProfile({ current_card_account: issued })),
      http.get(`${API}/dashboard/overview`, () =>
        HttpResponse.json({
          dsl: { current_amount: limit, max_amount: limit },
          next_payday: nextPayday,
        }),
      ),
    );

  it('is revealed with its limit and both wallets, and leads to the dashboard [ONB-005, ONB-126]', async () => {
    hasCard(84.5);
    const { user } = renderScreen(<CardReveal />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your Reset Card is here' }));
    // Not that there is none while that is not known.
    expect(dialog.queryByText(/is on your dashboard\./)).toBeNull();
    expect(
      await dialog.findByRole('group', { name: 'Reset virtual card ending in 4821' }),
    ).toBeTruthy();
    const amount = await dialog.findByText('$84.50');
    expect(amount.closest('p')?.textContent).toBe(
      'You can spend up to $84.50 until payday on Monday, December 7',
    );
    expect(dialog.getByRole('link', { name: 'How this is made' }).getAttribute('href')).toBe(
      '/dashboard#limit',
    );
    await user.click(dialog.getByRole('button', { name: 'Apple Wallet' }));
    expect(dialog.getByText('Open the Wallet app and tap the plus sign.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Google Wallet' }));
    expect(dialog.getByText(/Open the Google Wallet app/)).toBeTruthy();
    // What is done step by step stays open, and says where what it needs is to be found.
    const opened = dialog.getAllByRole('button', { expanded: true });
    expect(opened.map(({ textContent }) => textContent)).toEqual(['Apple Wallet', 'Google Wallet']);
    expect(dialog.getAllByText(/^Press “Show card number” above/)).toHaveLength(2);
    expect(dialog.getByRole('button', { name: 'Go to my dashboard' })).toBeTruthy();
  });

  it('is shown with its last digits where her account was known before its card was issued', async () => {
    hasCard(84.5);
    const before = makeProfile({ current_card_account: account });
    server.use(http.get(PROFILE, () => HttpResponse.json(before), { once: true }));
    const AfterProfile = () => (useQuery(profileQuery).data ? <CardReveal /> : null);
    renderScreen(<AfterProfile />);
    expect(
      await screen.findByRole('group', { name: 'Reset virtual card ending in 4821' }),
    ).toBeTruthy();
  });

  it('names no payday where nobody knows when that is', async () => {
    hasCard(84.5, null);
    renderScreen(<CardReveal />);
    const amount = await screen.findByText('$84.50');
    expect(amount.closest('p')?.textContent).toBe('You can spend up to $84.50');
  });

  it('claims no amount before it is known', async () => {
    hasCard(84.5);
    renderScreen(<CardReveal />);
    await screen.findByRole('dialog');
    expect(screen.queryByText(/You can spend up to/)).toBeNull();
    expect(await screen.findByText(/You can spend up to/)).toBeTruthy();
  });

  it('shows its number in the issuer’s frame alone, and only when it is asked for [ONB-152]', async () => {
    hasCard(0);
    const { user } = renderScreen(<CardReveal />);
    expect(await screen.findByText(/is on your dashboard\./)).toBeTruthy();
    expect(screen.queryByTitle('Your card number, expiry and CVV')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Show card number' }));
    expect(await screen.findByTitle('Your card number, expiry and CVV')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hide card number' }));
    expect(screen.queryByTitle('Your card number, expiry and CVV')).toBeNull();
  });
});
