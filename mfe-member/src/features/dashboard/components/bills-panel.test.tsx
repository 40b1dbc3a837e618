import { describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '#testing/answer.ts';
import { dashboardVisits, OUTFLOWS, OVERVIEW } from '#testing/dashboard.ts';
import { daysFromNow, makeExpense, makeOverview } from '#testing/factories.ts';

const visit = dashboardVisits(mockApi());

describe('upcoming bills', () => {
  const bill = (merchantName: string | null, days: number, changes = {}) =>
    makeExpense({ merchantName, nextOccurrenceDate: daysFromNow(days), ...changes });
  const rows = () =>
    within(screen.getByRole('region', { name: 'Upcoming Bills' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('shows the first two by payday, and the rest when asked [MEM-036, MEM-037, MEM-038, MEM-039]', async () => {
    const { user } = await visit(
      answer(OUTFLOWS, [
        bill('Maple Court', 5, { averageAmount: 850 }),
        bill('Bluefinch', 0),
        bill(null, 1, { description: 'LARKSPUR POWER', averageAmount: 61.5 }),
        bill('After payday', 8),
        bill('Overdue', -1),
      ]),
    );
    await screen.findByRole('region', { name: 'Upcoming Bills' });
    await waitFor(() =>
      expect(rows()).toEqual(['BluefinchToday\u2212$45.00', 'LARKSPUR POWERTomorrow\u2212$61.50']),
    );
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(rows()).toHaveLength(3);
    expect(rows()[2]).toBe('Maple Court5 days\u2212$850.00');
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(rows()).toHaveLength(2);
  });

  it('counts their days by the time of the product [decision 49]', async () => {
    const overview = makeOverview({
      asOf: new Date(2031, 2, 14, 9).toISOString(),
      nextPayday: '2031-03-20',
    });
    const moved = makeExpense({ nextOccurrenceDate: '2031-03-15' });
    await visit(answer(OVERVIEW, overview), answer(OUTFLOWS, [moved]));
    await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/Tomorrow/)]));
  });

  it('names a bill by its category when nothing else is known [MEM-037]', async () => {
    const unknown = { description: null, personalFinanceCategorySecondary: null };
    await visit(answer(OUTFLOWS, [bill(null, 2, unknown)]));
    expect(await screen.findByText('Rent and utilities')).toBeTruthy();
  });

  it('shows nothing when there are none [MEM-208]', async () => {
    await visit();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Upcoming Bills' })).toBeNull(),
    );
  });
});
