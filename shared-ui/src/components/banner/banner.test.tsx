import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Folded, Warning } from './banner.examples.tsx';

describe('Banner', () => {
  it('shows title, text and what can be done', () => {
    render(<Warning />);
    expect(screen.getByText('Reconnect your checking account')).toBeTruthy();
    expect(screen.getByText('Your bank requires you to reconnect periodically.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reconnect' })).toBeTruthy();
  });

  it('that is folded shows its title and what can be done, and opens to the rest', async () => {
    render(<Folded />);
    const details = screen.getByRole('group') as HTMLDetailsElement;
    expect(details.open).toBe(false);
    expect(screen.getByRole('button', { name: 'Connect another bank account' })).toBeTruthy();
    await userEvent.setup().click(screen.getByText("We've stopped debiting your bank account"));
    expect(details.open).toBe(true);
  });
});
