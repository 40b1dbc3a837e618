import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Ended, HalfWay, Waiting } from './next-step.examples.tsx';

describe('NextStep', () => {
  it('says what is next, how far it is, and leads there', () => {
    render(<HalfWay />, { wrapper: MemoryRouter });
    const tile = within(screen.getByRole('region', { name: 'Continue your card application' }));
    expect(tile.getByText('2 of 4 done')).toBeTruthy();
    expect(tile.getByText('Next: link your payroll.')).toBeTruthy();
    expect(tile.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      'Sign up (done)',
      'Checking account (done)',
      'Payroll',
      'Personal information',
    ]);
    expect(tile.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/apply']);
  });

  it('says so where all parts are done and something is waited for', () => {
    render(<Waiting />, { wrapper: MemoryRouter });
    expect(screen.getByText('4 of 4 done')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your application' })).toBeTruthy();
  });

  it('counts no parts of what has ended', () => {
    render(<Ended />, { wrapper: MemoryRouter });
    const tile = within(screen.getByRole('region', { name: 'You cancelled your application' }));
    expect(tile.getByText('You can start again whenever you like.')).toBeTruthy();
    expect(tile.queryByRole('list')).toBeNull();
    expect(tile.queryByText(/done/)).toBeNull();
    expect(tile.getByRole('link').getAttribute('href')).toBe('/apply');
  });
});
