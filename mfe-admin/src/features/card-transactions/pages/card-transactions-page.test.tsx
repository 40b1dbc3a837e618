import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pageData } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { answersList, failsOnce } from '#testing/answers-list.ts';
import { prove, provenBy, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import './card-transactions-page.tsx';

const server = mockApi();
beforeEach(() => {
  server.use(secondFactor(), provenBy('token-1'));
  pageData().issuer_dashboard_url = 'https://issuer.example.com';
});
afterEach(() => {
  adminTokenStore.getState().drop();
  pageData().issuer_dashboard_url = null;
});

const settled = {
  id: '0199bbbb-0000-7000-8000-000000000001',
  user_id: '0199aaaa-0000-7000-8000-00000000beef',
  created_at: '2026-11-21T00:05:00Z',
  recorded_at: '2026-11-21T00:05:01Z',
  amount: 24.25,
  merchant_name: 'Harbor Street Grocery',
  network_state: 'settled',
  customer_state: 'posted',
  synctera_transaction_id: '0199cccc-0000-7000-8000-000000000001',
  synctera_account_id: '0199dddd-0000-7000-8000-000000000001',
};
const ACCOUNT = `https://issuer.example.com/accounts/${settled.synctera_account_id}/transactions`;
const list = (...transactions: object[]) =>
  server.use(answersList('card_transactions', { card_transactions: transactions, total_pages: 2 }));

describe('the card transactions', () => {
  it('are shown in the columns of the list, and lead to the person [ADM-049, ADM-050, ADM-186]', async () => {
    list(settled);
    const { router, user } = await prove(staffArea, '/admin/card-transactions');
    const row = await screen.findByRole('row', { name: /Harbor Street Grocery/ });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'User ID',
      'Amount',
      'Merchant',
      'Network State',
      'Customer State',
      'Links',
    ]);
    expect(within(row).getByText(/^11\/20\/26, 4:05\sPM$/)).toBeTruthy();
    expect(within(row).getByText('$24.25')).toBeTruthy();
    expect(within(row).getByRole('cell', { name: 'Posted' })).toBeTruthy();
    const person = within(row).getByRole('link', { name: 'beef' });
    expect(person.getAttribute('href')).toBe(`/admin/users/${settled.user_id}`);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(router.state.location.search).toBe('?page=2');
  });

  it('stand below the days on which they were recorded, and say the days on which they were made', async () => {
    const told = (at: number, recorded_at: string | null, created_at = settled.created_at) => ({
      ...settled,
      id: `${settled.id.slice(0, -1)}${at}`,
      created_at,
      recorded_at,
    });
    list(
      told(4, '2026-11-22T20:00:00Z'),
      told(3, '2026-11-22T08:00:00Z', '2026-11-22T08:00:00Z'),
      told(2, '2026-11-22T07:59:59Z'),
      told(1, null),
    );
    await prove(staffArea, '/admin/card-transactions');
    await screen.findByRole('rowheader', { name: 'Recorded on 11/22/26' });
    const [, ...groups] = screen.getAllByRole('rowgroup');
    expect(
      groups.map((group) =>
        within(group)
          .getAllByRole('rowheader')
          .map(({ textContent }) => textContent?.replaceAll(/,.*/g, '')),
      ),
    ).toEqual([
      ['Recorded on 11/22/26', '11/20/26', '11/22/26'],
      ['Recorded on 11/21/26', '11/20/26'],
      ['11/20/26'],
    ]);
  });

  it('lead to the issuer’s dashboard beside the page [ADM-051, ADM-053]', async () => {
    list(settled, { ...settled, id: `${settled.id.slice(0, -1)}2`, network_state: null });
    await prove(staffArea, '/admin/card-transactions');
    const posted = await screen.findByRole('link', { name: /^Settled/ });
    expect(posted.getAttribute('href')).toBe(
      `${ACCOUNT}/posted/${settled.synctera_transaction_id}`,
    );
    expect(posted.getAttribute('target')).toBe('_blank');
    expect(posted.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByRole('link', { name: /^Posted/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^N\/A/ }).getAttribute('href')).toBe(ACCOUNT);
    expect(screen.getByRole('link', { name: /^Account/ })).toBeTruthy();
  });

  it('lead nowhere where no dashboard is configured', async () => {
    pageData().issuer_dashboard_url = null;
    list(settled);
    await prove(staffArea, '/admin/card-transactions');
    expect(await screen.findByRole('cell', { name: 'Settled' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /new tab/ })).toBeNull();
  });

  it('have a way back from beyond their last page', async () => {
    list();
    const { router, user } = await prove(staffArea, '/admin/card-transactions?page=1e9');
    await user.click(await screen.findByRole('link', { name: 'Go to the first page' }));
    expect(router.state.location.search).toBe('');
    expect(await screen.findByText('Nobody has bought anything yet.')).toBeTruthy();
  });

  it('fail with Retry', async () => {
    server.use(failsOnce('card_transactions'));
    const { user } = await prove(staffArea, '/admin/card-transactions');
    expect(await screen.findByText('The card transactions could not be loaded.')).toBeTruthy();
    list(settled);
    await user.click(screen.getByRole('button', { name: /retry/i }));
    expect(await screen.findByText('Harbor Street Grocery')).toBeTruthy();
  });
});
