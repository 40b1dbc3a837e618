import { describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote, sayAsWidget } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './recurring-expenses-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeExpense, makeProfile } from '#testing/factories.ts';

const CONNECT = 'Connect your checking account';
const OUTFLOWS = '/recurring_transactions/active_recurring_outflows';
const server = mockApi(answer('/users/profile', makeProfile()));
const visit = () => renderRemote(memberArea, '/recurring-expenses');

describe('recurring expenses', () => {
  it('are listed with the newest first, in columns of description, day and average amount [MEM-128, MEM-129, MEM-130]', async () => {
    server.use(
      answer(OUTFLOWS, [
        makeExpense({ lastOccurrenceDate: '2026-10-21' }),
        makeExpense({
          lastOccurrenceDate: '2026-11-01',
          merchantName: null,
          description: 'SOMETHING NEW',
          averageAmount: 1_250,
          personalFinanceCategoryPrimary: 'NOT_KNOWN_YET',
          personalFinanceCategorySecondary: null,
        }),
        makeExpense({
          lastOccurrenceDate: '2026-10-11',
          merchantName: 'Harbor Optics',
          personalFinanceCategoryPrimary: 'MEDICAL',
          personalFinanceCategorySecondary: 'MEDICAL_EYE_CARE',
        }),
      ]),
    );
    visit();
    await screen.findByRole('table');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Description',
      'Day',
      'Avg. Amount',
    ]);
    const [, ...rows] = screen.getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['SOMETHING NEWOther', '1st', '$1,250.00'],
      ['Bluefinch MobileTelephone', '21st', '$45.00'],
      ['Harbor OpticsEye care', '11th', '$45.00'],
    ]);
    for (const row of rows) expect(row.querySelector('svg')).toBeTruthy();
  });

  it('name the day of the month with its suffix [MEM-130]', async () => {
    const days = ['01', '02', '03', '04', '11', '21'];
    server.use(
      answer(
        OUTFLOWS,
        days.map((day) => makeExpense({ lastOccurrenceDate: `2026-10-${day}` })),
      ),
    );
    visit();
    await screen.findByRole('table');
    const [, ...rows] = screen.getAllByRole('row');
    expect(rows.map(({ children }) => children[1]?.textContent)).toEqual([
      '21st',
      '11th',
      '4th',
      '3rd',
      '2nd',
      '1st',
    ]);
  });

  it('say when there are none', async () => {
    server.use(answer(OUTFLOWS, []));
    visit();
    expect(await screen.findByText(/haven't found any recurring expenses/)).toBeTruthy();
  });

  it('say when they could not be loaded', async () => {
    server.use(refuse(OUTFLOWS));
    visit();
    expect(await screen.findByText("We couldn't load your recurring expenses.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('say to who has linked no bank how they come here, and link one', async () => {
    server.use(
      answer(OUTFLOWS, []),
      answer('/users/profile', makeProfile({ linkedBank: null })),
      answer('/plaid/link_token', { success: true, linkToken: 'bank-token' }),
    );
    const { user } = visit();
    expect(await screen.findByText(/^Once your checking account is connected/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: CONNECT }));
    server.use(
      http.get('http://localhost/api/v1/plaid/create_access_token', () => {
        server.use(answer('/users/profile', makeProfile()), answer(OUTFLOWS, [makeExpense()]));
        return HttpResponse.json({ success: true });
      }),
    );
    await sayAsWidget(CONNECT, { type: 'success', public_token: 'public-1' });
    expect(await screen.findByRole('rowheader', { name: /Bluefinch Mobile/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: CONNECT })).toBeNull();
  });

  it('are no place to link a bank for who has no card, whose application asks for it', async () => {
    const without = makeProfile({ linkedBank: null, currentCardAccount: null });
    server.use(answer(OUTFLOWS, []), answer('/users/profile', without));
    visit();
    expect(await screen.findByText(/^Once your checking account is connected/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: CONNECT })).toBeNull();
  });
});
