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

describe('a service beside those of the card', () => {
  const NOTIFICATIONS = '/notifications';
  const FREEZE = '/card_accounts/current/freeze';
  const RETURNS = '/income_tax_returns';
  const good = {
    [NOTIFICATIONS]: [],
    [FREEZE]: { state: 'none', since: null },
    [RETURNS]: { incomeTaxReturns: [] },
  };

  it.each([
    [NOTIFICATIONS, "We couldn't load your notifications."],
    [FREEZE, "We couldn't check whether your card is frozen."],
    [RETURNS, "We couldn't load your tax returns."],
  ] as const)('says that %s failed, until Retry, and costs nothing else', async (path, said) => {
    const { user } = await visit(refuse(path, 500));
    const failure = (await screen.findByText(said)).closest('[role="alert"]') as HTMLElement;
    expect(shownCard()).toBeTruthy();
    expect(linkOf(/Available Balance/)).toBeTruthy();
    server.use(answer(path, good[path]));
    await user.click(within(failure).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('hides neither limit nor balances while tax returns are not answered [MEM-013]', async () => {
    const never = http.get(
      'http://localhost/api/v1/income_tax_returns',
      () => new Promise<never>(() => undefined),
    );
    void visit(never);
    await waitFor(() => expect(shownCard()).toBeTruthy());
    expect(linkOf(/Available Balance/)).toBeTruthy();
  });

  it('costs its own panels alone where an answer has another shape', async () => {
    await visit(answer(OVERVIEW, { foo: [1] }));
    expect(screen.getByText("We couldn't load your spending limit.")).toBeTruthy();
    expect(screen.getByText("We couldn't load your balances and earnings.")).toBeTruthy();
    expect(screen.getAllByText(/went wrong on our side/)).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Welcome back, Rosa!' })).toBeTruthy();
  });

  it('costs the bills alone where these have another shape', async () => {
    await visit(answer(OUTFLOWS, { foo: [1] }));
    expect(await screen.findByText("We couldn't load your upcoming bills.")).toBeTruthy();
    expect(shownCard()).toBeTruthy();
  });
});
