import { describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { answer, refuse } from '#testing/answer.ts';
import { makeExpense, makeOverview, makePayday } from '#testing/factories.ts';
import {
  dashboardVisits,
  linkOf,
  OUTFLOWS,
  OVERVIEW,
  PROFILE,
  shownCard,
} from '#testing/dashboard.ts';

const server = mockApi();
const visit = dashboardVisits(server);

describe('a service that is down', () => {
  it('costs the bills and nothing else, until Retry', async () => {
    const { user } = await visit(refuse(OUTFLOWS));
    const bills = within(await screen.findByRole('region', { name: 'Upcoming Bills' }));
    expect(await bills.findByText("We couldn't load your upcoming bills.")).toBeTruthy();
    expect(shownCard()).toBeTruthy();
    server.use(answer(OUTFLOWS, [makeExpense()]));
    await user.click(bills.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Bluefinch Mobile')).toBeTruthy();
  });

  it('costs limit and balances when their call fails, each with Retry, and not the Payday tab', async () => {
    const { user } = await visit(refuse(OVERVIEW), answer('/dashboard/payday', makePayday()));
    expect(screen.getByText("We couldn't load your spending limit.")).toBeTruthy();
    expect(screen.getByText("We couldn't load your balances and earnings.")).toBeTruthy();
    expect(screen.queryByText('The service is not available.')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Welcome back, Rosa!' })).toBeTruthy();
    server.use(answer(OVERVIEW, makeOverview()));
    const [retry] = screen.getAllByRole('button', { name: 'Retry' });
    await user.click(retry as HTMLElement);
    await waitFor(() => expect(shownCard()).toBeTruthy());
    expect(linkOf(/Available Balance/)).toBeTruthy();
    server.use(refuse(OVERVIEW));
    await user.click(screen.getByRole('tab', { name: 'Payday' }));
    expect(await screen.findByText(/Coming soon/)).toBeTruthy();
  });

  it('costs the greeting and the digits of the card when the profile fails', async () => {
    await visit(refuse(PROFILE));
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    expect(screen.getByText("We couldn't load your profile.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(within(shownCard() as HTMLElement).getByText('$120')).toBeTruthy();
  });

  it('says that the profile failed, with Retry, where that is known last', async () => {
    const late = http.get('http://localhost/api/v1/users/profile', async () => {
      await delay(300);
      return HttpResponse.json({ error: 'boom', code: 'x', request_id: 'r' }, { status: 500 });
    });
    const { container } = await visit(late);
    expect(await screen.findByText("We couldn't load your profile.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(container.textContent).not.toContain('boom');
  });

  it('keeps the last limit, and says that it may be out of date', async () => {
    const { client } = await visit();
    server.use(refuse(OVERVIEW));
    await client.refetchQueries({ queryKey: ['dashboard', 'overview'] });
    expect(await screen.findByText(/may be out of date/)).toBeTruthy();
    expect(within(shownCard() as HTMLElement).getByText('$120')).toBeTruthy();
  });
});
