import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { InATile, WithAmounts } from './link-list.examples.tsx';

describe('LinkList', () => {
  it('leads to each page by its title, with what is set there', () => {
    render(<InATile />, { wrapper: MemoryRouter });
    const security = screen.getByRole('link', { name: 'Login & security On' });
    expect(security.getAttribute('href')).toBe('/account/security');
    const help = screen.getByRole('link', { name: 'Help' });
    expect(help.getAttribute('href')).toBe('/account/user-faqs');
  });

  it('says whose it is, which figure and what it comes to, how it stands, and what may go wrong', () => {
    render(<WithAmounts />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Tax RefundFederalEstimated refund $1,840Return submitted',
      'Accrued Net EarningsHarbor Coffee $368.40Connected',
      'Upcoming BillsDue by payday $2,002.60At riskYour upcoming bills may cause an overdraft with your Juniper Bank account.',
    ]);
    expect(screen.getByRole('link', { name: /^Upcoming Bills.*At risk$/ })).toBeTruthy();
  });
});
