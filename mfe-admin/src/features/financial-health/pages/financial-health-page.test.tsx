import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { answersList, failsOnce } from '#testing/answers-list.ts';
import { prove, provenBy, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import './financial-health-page.tsx';

const server = mockApi();
beforeEach(() => server.use(secondFactor(), provenBy('token-1')));
afterEach(() => adminTokenStore.getState().drop());

const scored = (name: string, subscores: number[]) => ({
  id: `id of ${name}`,
  name,
  email: `${name.toLowerCase()}@example.com`,
  subscores,
  created_at: '2026-11-21T00:05:00Z',
});

describe('the survey results', () => {
  it('have the rounded average and its label [ADM-058, ADM-059, ADM-060, ADM-061]', async () => {
    const results = [
      scored('Hana', [79, 80]),
      scored('Carl', [78, 80]),
      scored('Cora', [40, 40]),
      scored('Vera', [37, 41]),
    ];
    server.use(
      answersList('financial_health/survey_results', { survey_results: results, total_pages: 1 }),
    );
    await prove(staffArea, '/admin/financial-health');
    const table = within(await screen.findByRole('table', { name: 'Financial Health' }));
    await table.findByText('Hana');
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Score',
      'Label',
      'Created At',
    ]);
    const shown = table.getAllByRole('row').slice(1);
    expect(
      shown.map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(1, 3)
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['80', 'Healthy'],
      ['79', 'Coping'],
      ['40', 'Coping'],
      ['39', 'Vulnerable'],
    ]);
  });

  it('say when nobody has answered, and fail with Retry', async () => {
    server.use(failsOnce('financial_health/survey_results'));
    const { user } = await prove(staffArea, '/admin/financial-health');
    expect(await screen.findByText('The survey results could not be loaded.')).toBeTruthy();
    server.use(
      answersList('financial_health/survey_results', { survey_results: [], total_pages: 0 }),
    );
    await user.click(screen.getByRole('button', { name: /retry/i }));
    expect(await screen.findByText('Nobody has answered the survey yet.')).toBeTruthy();
  });
});
