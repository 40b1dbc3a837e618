import { afterEach, describe, expect, it } from '@jest/globals';
import { pageData, type MemberProfile } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './card-transactions-page.tsx';
import { answer } from '#testing/answer.ts';
import { makeNotification, makeOverview, makeProfile } from '#testing/factories.ts';

const NOTIFICATIONS = '/notifications';
const server = mockApi();

async function visit(...handlers: HttpHandler[]) {
  server.use(...handlers, answer('/dashboard/overview', makeOverview()), answer(NOTIFICATIONS, []));
  const page = renderRemote(memberArea, '/card-transactions');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(page.client.isFetching()).toBe(0));
}

describe('card transactions without a card account', () => {
  const profile = (changes: Partial<MemberProfile>) =>
    answer('/users/profile', makeProfile({ currentCardAccount: null, ...changes }));
  const { remotes } = pageData().registry;
  afterEach(() => {
    delete remotes['mfe-onboarding'];
  });

  it('promise the benefits and ask an eligible member to apply [MEM-098, MEM-218]', async () => {
    remotes['mfe-onboarding'] = {
      name: 'mfe_onboarding',
      team: 'onboarding',
      prefixes: ['/apply'],
      navigation: [],
      version: '1',
      entry: '/entry',
      integrity: null,
      previous: null,
    };
    await visit(profile({ eligibleForCard: true }));
    expect(screen.getByRole('heading', { name: 'Card Benefits' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Apply Now!' })).getAttribute('href')).toBe(
      '/apply',
    );
    for (const benefit of [
      'No tips, interest, monthly or late fees',
      'No credit check',
      'No deposit',
    ]) {
      expect(screen.getByText(benefit)).toBeTruthy();
    }
  });

  it('lead nowhere while nothing answers at /apply', async () => {
    await visit(profile({ eligibleForCard: true }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('speak of no card to who came for her taxes by a partner that offers none after them [ONB-134]', async () => {
    await visit(profile({ partnerSlug: 'csc' }));
    expect(await screen.findByText(/^You have no Reset card/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your tax return' })).toBeTruthy();
    expect(screen.queryByText('No credit check')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Transactions' })).toBeTruthy();
  });

  it('speak of one to who has applied for it all the same', async () => {
    const notice = makeNotification('onboarding_state', {
      product: 'earned_wage_access',
      state: 'registered',
      step: 'bank_linking',
    });
    server.use(answer('/dashboard/overview', makeOverview()), answer(NOTIFICATIONS, [notice]));
    server.use(profile({ partnerSlug: 'csc' }));
    const { client } = renderRemote(memberArea, '/card-transactions');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(await screen.findByText('No credit check')).toBeTruthy();
    expect(screen.queryByText(/^You have no Reset card/)).toBeNull();
  });

  it('tell the others what comes first [MEM-099]', async () => {
    await visit(profile({ eligibleForCard: false }));
    expect(
      await screen.findByText(
        'We need to verify your account data before you can proceed with the card application.',
      ),
    ).toBeTruthy();
  });

  it.each(['state', 'identity'] as const)(
    'promise nothing that comes first to whose application has ended by %s',
    async (ineligibleReason) => {
      const ended = makeNotification('onboarding_state', {
        product: 'earned_wage_access',
        state: 'registered',
        step: 'ineligible',
        ineligibleReason,
      });
      await visit(profile({ eligibleForCard: false }), answer(NOTIFICATIONS, [ended]));
      expect(screen.queryByText(/We need to verify your account data/)).toBeNull();
      expect(screen.queryByRole('link', { name: 'Apply Now!' })).toBeNull();
    },
  );
});
