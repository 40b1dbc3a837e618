import { describe, expect, it, jest } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './card-transactions-page.tsx';
import './transaction-page.tsx';
import { answer } from '#testing/answer.ts';
import { makeOverview, makeProfile, makeTransaction } from '#testing/factories.ts';

const server = mockApi();

describe('a search of the transactions', () => {
  const bought = [
    makeTransaction({ merchantName: 'Fernwood Market', merchantCategory: 'FOOD_AND_DRINK' }),
    makeTransaction({ merchantName: 'Halfway Gas', merchantCategory: null, amount: 31 }),
    makeTransaction({ merchantName: 'Old Mill Cafe', customerState: 'repaid' }),
  ];
  const field = () =>
    screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search transactions' });
  const names = () =>
    screen.getAllByRole('link').map((row) => row.querySelector('[class*="merchant"]')?.textContent);

  function open(path = '/card-transactions') {
    server.use(
      answer('/users/profile', makeProfile()),
      answer('/dashboard/overview', makeOverview()),
      answer('/card_accounts/current/card_transactions', bought),
      answer('/notifications', []),
    );
    return renderRemote(memberArea, path);
  }

  it('finds by merchant, category and amount, over all lists, and says how many', async () => {
    const { user } = open();
    await user.type(await field(), 'mill');
    expect(screen.queryByRole('region', { name: 'Outstanding Transactions' })).toBeNull();
    expect(names()).toEqual(['Old Mill Cafe']);
    await user.clear(await field());
    await user.type(await field(), 'food');
    expect(names()).toEqual(['Fernwood Market']);
    await user.clear(await field());
    await user.type(await field(), '$31');
    expect(names()).toEqual(['Halfway Gas']);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 transaction found'));
  });

  it('shows what it finds where that would be below the window, once as it begins', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const placed = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    const { user } = open();
    await user.type(await field(), 'g');
    expect(scrolled).not.toHaveBeenCalled();
    await user.clear(await field());
    placed.mockReturnValue(new DOMRect(0, window.innerHeight * 0.75, 300, 48));
    await user.type(await field(), 'gas');
    expect(scrolled).toHaveBeenCalledTimes(1);
    placed.mockRestore();
    scrolled.mockRestore();
  });

  it('is kept in the address, and not a step of the history each letter', async () => {
    const { user, router } = open();
    await user.type(await field(), 'mill cafe');
    await waitFor(() => expect(router.state.location.search).toBe('?q=mill+cafe'));
    expect(router.state.historyAction).toBe('REPLACE');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect((await field()).value).toBe('');
  });

  it('is there again on the way back from a transaction', async () => {
    const { user, router } = open('/card-transactions?q=gas');
    expect((await field()).value).toBe('gas');
    await user.click(screen.getByRole('link', { name: /Halfway Gas/ }));
    await screen.findByRole('heading', { level: 1, name: 'Halfway Gas' });
    await act(() => router.navigate(-1));
    expect((await field()).value).toBe('gas');
    expect(names()).toEqual(['Halfway Gas']);
  });

  it('that finds nothing says so, and leads back to all of them', async () => {
    const { user } = open('/card-transactions?q=bakery');
    expect(await screen.findByText('No transactions match “bakery”.')).toBeTruthy();
    expect(screen.queryByText("You don't have any outstanding transactions.")).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all transactions' }));
    expect(names()).toHaveLength(3);
  });

  it('is over once a link leads to the page anew', async () => {
    const { router } = open('/card-transactions?q=gas');
    await field();
    await act(() => router.navigate('/card-transactions'));
    expect((await field()).value).toBe('');
    expect(names()).toHaveLength(3);
  });
});

describe('years of transactions', () => {
  it('are there to the last one, and so is what a search leaves of them', async () => {
    const daily = Array.from({ length: 90 }, (_none, day) =>
      makeTransaction({
        merchantName: day % 2 === 0 ? 'Fernwood Market' : 'Halfway Gas',
        createdAt: new Date(Date.UTC(2026, 0, 1) - day * 86_400_000).toISOString(),
      }),
    );
    server.use(
      answer('/users/profile', makeProfile()),
      answer('/dashboard/overview', makeOverview()),
      answer('/card_accounts/current/card_transactions', daily),
      answer('/notifications', []),
    );
    const { user, container } = renderRemote(memberArea, '/card-transactions');
    const rows = () => container.querySelectorAll('a[href^="/card-transactions/"]');
    const field = await screen.findByRole('searchbox', { name: 'Search transactions' });
    await waitFor(() => expect(rows()).toHaveLength(90));
    await user.type(field, 'gas');
    await waitFor(() => expect(rows()).toHaveLength(45));
  });
});
