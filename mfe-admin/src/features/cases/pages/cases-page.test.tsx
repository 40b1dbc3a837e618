import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { answersList, failsOnce } from '#testing/answers-list.ts';
import { makeCase } from '#testing/make-case.ts';
import { prove, provenBy, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import './cases-page.tsx';

const server = mockApi();
const counts = http.get('http://localhost/api/v1/admin/case_counts', () =>
  HttpResponse.json({ open: 12, overdue: 3 }),
);
beforeEach(() => server.use(secondFactor(), provenBy('token-1'), counts));
afterEach(() => adminTokenStore.getState().drop());

const overdue = makeCase({
  id: '0199cccc-0000-7000-8000-000000000002',
  kind: 'reconciliation_difference',
  user: null,
  code: 'amount_differs',
  name: 'ach',
  amount: -5,
  overdue: true,
  days_left: -2,
  owner: { id: '0199aaaa-0000-7000-8000-000000000002', name: 'Ada Approver' },
});

describe('the queue', () => {
  it('shows what waits with the days that are left in words, and how many there are', async () => {
    server.use(answersList('cases', { cases: [overdue, makeCase()], total_pages: 1 }));
    await prove(staffArea, '/admin/cases');
    const rows = await screen.findAllByRole('row', { name: /Reconciliation|Dispute/ });
    const textsOf = (row: HTMLElement | undefined) =>
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(textsOf(rows[0]).slice(0, 5)).toEqual([
      'n/a',
      'Amount differs, ACH',
      '−$5.00',
      expect.stringMatching(/^Overdue by 2 days12\/4\/26/),
      'Ada Approver',
    ]);
    expect(textsOf(rows[1]).slice(0, 5)).toEqual([
      'Rosa Marin',
      'Open, Harbor Street Grocery',
      '$24.15',
      expect.stringMatching(/^14 days left/),
      'Nobody',
    ]);
    // On phones the columns beyond the first ones are out of sight.
    const [first] = within(rows[0] as HTMLElement).getAllByRole('rowheader');
    expect(first?.textContent).toBe('Reconciliation differenceOverdue by 2 days');
    const link = await screen.findByRole('link', { name: 'Cases: 12 open, 3 overdue' });
    expect(link.getAttribute('href')).toBe('/admin/cases');
    expect(within(rows[1] as HTMLElement).getByRole('link', { name: 'Dispute' })).toBeTruthy();
  });

  it('keeps its filters in the address and asks the service by them', async () => {
    const asked: string[] = [];
    server.use(answersList('cases', { cases: [], total_pages: 0 }, asked));
    const { user } = await prove(staffArea, '/admin/cases?kind=dispute');
    expect(await screen.findByRole('button', { name: 'Filters: 1 set' })).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: 'Overdue' }));
    expect(screen.getByRole('button', { name: 'Filters: 2 set' })).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: 'Payout' }));
    await user.click(await screen.findByRole('link', { name: 'Closed' }));
    expect(await screen.findByText('Nothing waits here.')).toBeTruthy();
    expect(asked).toEqual([
      '?kind=dispute',
      '?overdue=true&kind=dispute',
      '?overdue=true&kind=payout',
      '?state=closed&kind=payout',
    ]);
  });

  it('fails with Retry', async () => {
    server.use(failsOnce('cases'));
    const { user } = await prove(staffArea, '/admin/cases');
    expect(await screen.findByText('The cases could not be loaded.')).toBeTruthy();
    const closed = makeCase({ closed_at: '2026-11-21T20:00:00Z', closed_as: 'written_off' });
    server.use(answersList('cases', { cases: [closed], total_pages: 1 }));
    await user.click(screen.getByRole('button', { name: /retry/i }));
    expect(await screen.findByRole('link', { name: 'Rosa Marin' })).toBeTruthy();
  });
});
