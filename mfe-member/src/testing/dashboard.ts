import { expect } from '@jest/globals';
import { renderRemote, type mockApi } from '@reset/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '#features/dashboard/pages/dashboard-page.tsx';
import { answer } from './answer.ts';
import { answerReturns } from './tax-returns.ts';
import { makeOverview, makeProfile } from './factories.ts';

/** What the dashboard asks for. */
export const PROFILE = '/users/profile';
export const OVERVIEW = '/dashboard/overview';
export const OUTFLOWS = '/recurring_transactions/active_recurring_outflows';

/** Opens the dashboard and waits for all that it asks for; `handlers` answer before the usual ones. */
export const dashboardVisits =
  (server: ReturnType<typeof mockApi>) =>
  async (...handlers: HttpHandler[]) => {
    server.use(
      ...handlers,
      answer(PROFILE, makeProfile()),
      answer(OVERVIEW, makeOverview()),
      answer(OUTFLOWS, []),
      answer('/notifications', []),
      answerReturns(),
      answer('/card_accounts/current/freeze', { state: 'none', since: null }),
    );
    const page = renderRemote(memberArea, '/dashboard');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(page.client.isFetching()).toBe(0));
    // Queries tell their components of an answer in a turn of their own.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    return page;
  };

export const shownCard = () => screen.queryByRole('group', { name: 'Reset virtual card' });
export const linkOf = (name: RegExp) => screen.queryByRole('link', { name });
