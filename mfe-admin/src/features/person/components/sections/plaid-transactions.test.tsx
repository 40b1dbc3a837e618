import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import { at, openPart, ROSA } from '#testing/person.ts';
import { PlaidTransactions } from './plaid-transactions.tsx';

const transaction = {
  date: '2026-11-20',
  name: 'PAYROLL',
  merchant_name: null,
  amount: -1_396.8,
  category: 'income',
  category_id: 'INCOME_WAGES',
  transaction_type: 'place',
};

const server = mockApi();
beforeEach(() =>
  server.use(
    http.get(at('/normalized_transactions'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isHers = searchParams.get('user_id') === ROSA;
      const name = `PAYROLL ${searchParams.get('page')}`;
      return HttpResponse.json({
        normalized_transactions: isHers ? [{ ...transaction, name }] : [],
        total_pages: 3,
      });
    }),
  ),
);
afterEach(() => adminTokenStore.getState().drop());

describe('Plaid transactions', () => {
  it('have the amount in sight, and say once which sign is which', async () => {
    openPart(<PlaidTransactions userId={ROSA} />);
    expect(await screen.findByText('−$1,396.80')).toBeTruthy();
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Date',
      'Name',
      'Amount',
      'Merchant',
      'Category',
      'Type',
      'Category ID',
    ]);
    expect(screen.getByText(/what comes in negative/)).toBeTruthy();
  });

  it('are shown page by page, all that her bank reported [ADM-108]', async () => {
    const user = userEvent.setup();
    openPart(<PlaidTransactions userId={ROSA} />);
    expect(await screen.findByText('PAYROLL 1')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(await screen.findByText('PAYROLL 3')).toBeTruthy();
    expect(screen.queryByText('PAYROLL 1')).toBeNull();
  });

  it('begin with the first page where the address names none that there is', async () => {
    openPart(<PlaidTransactions userId={ROSA} />, undefined, '?transactions=x');
    expect(await screen.findByText('PAYROLL 1')).toBeTruthy();
  });
});
