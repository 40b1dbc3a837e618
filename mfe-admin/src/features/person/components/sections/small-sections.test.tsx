import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import { answersSections, openPart, ROSA } from '#testing/person.ts';
import { PlaidTransactions } from './small-sections.tsx';

const server = mockApi();
beforeEach(() =>
  server.use(
    ...answersSections({
      plaid_transactions: [
        {
          date: '2026-11-20',
          name: 'PAYROLL',
          merchant_name: null,
          amount: -1_396.8,
          category: 'income',
          category_id: 'INCOME_WAGES',
          transaction_type: 'place',
        },
      ],
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
});
