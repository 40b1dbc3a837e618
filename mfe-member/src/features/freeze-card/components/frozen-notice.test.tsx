import { describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { answer } from '#testing/answer.ts';
import { dashboardVisits } from '#testing/dashboard.ts';
import { makeProfile } from '#testing/factories.ts';

const visit = dashboardVisits(mockApi());
const FREEZE = '/card_accounts/current/freeze';
const notice = () => screen.queryByText('Your card is frozen');

describe('a frozen card, on the dashboard', () => {
  it('is said with the way to end it', async () => {
    await visit(answer(FREEZE, { state: 'frozen', since: '2026-11-20T20:00:00Z' }));
    expect(await screen.findByText('Your card is frozen')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Unfreeze card' });
    expect(link.getAttribute('href')).toBe('/account/freeze-card');
  });

  it('is said to nobody else', async () => {
    const frozen = answer(FREEZE, { state: 'frozen', since: '2026-11-20T20:00:00Z' });
    await visit(frozen, answer('/users/profile', makeProfile({ currentCardAccount: null })));
    expect(notice()).toBeNull();
  });
});
