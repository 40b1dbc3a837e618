import { describe, expect, it } from '@jest/globals';
import { issuerLink } from './issuer-link.ts';

const BASE = 'https://issuer.example.com';
const ACCOUNT = `${BASE}/accounts/a-1/transactions`;
const made = { syncteraTransactionId: 't-1', syncteraAccountId: 'a-1' };

describe('issuerLink', () => {
  it.each([
    ['cleared', 'posted', 'posted', `${ACCOUNT}/posted/t-1`],
    ['settled', 'posted', 'posted', `${ACCOUNT}/posted/t-1`],
    ['cleared', 'pending', 'pending', `${ACCOUNT}/pending/t-1`],
    ['settled', 'repaid', 'pending', `${ACCOUNT}/pending/t-1`],
    ['settled', 'partially_repaid', 'pending', `${ACCOUNT}/pending/t-1`],
    ['pending', 'posted', 'pending', `${ACCOUNT}/pending/t-1`],
    ['authorized', 'pending', 'pending', `${ACCOUNT}/pending/t-1`],
    ['declined', 'declined', 'pending', `${ACCOUNT}/pending/t-1`],
    ['reversed', 'expired', 'pending', `${ACCOUNT}/pending/t-1`],
    ['expired', 'manually_expired', 'pending', `${ACCOUNT}/pending/t-1`],
    [null, 'posted', 'account', ACCOUNT],
  ])(
    'leads from %s and %s to the %s view [ADM-052, ADM-053, ADM-054]',
    (network, customer, view, href) => {
      const transaction = { ...made, networkState: network, customerState: customer };
      expect(issuerLink(BASE, transaction)).toEqual({ view, href });
    },
  );

  it('leads to the account where the issuer has no such transaction', () => {
    const transaction = {
      ...made,
      networkState: 'pending',
      customerState: 'pending',
      syncteraTransactionId: null,
    };
    expect(issuerLink(BASE, transaction)).toEqual({ view: 'account', href: ACCOUNT });
  });

  it('leads nowhere without a dashboard or an account, and lets no id leave its place', () => {
    const settled = { ...made, networkState: 'settled', customerState: 'posted' };
    expect(issuerLink(null, settled)).toBeNull();
    expect(issuerLink(BASE, { ...settled, syncteraAccountId: null })).toBeNull();
    expect(issuerLink(BASE, { ...settled, syncteraTransactionId: '../x?y' })?.href).toBe(
      `${ACCOUNT}/posted/..%2Fx%3Fy`,
    );
  });
});
