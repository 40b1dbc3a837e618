import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Jobs } from './tooltip.examples.tsx';

describe('Tooltip', () => {
  it('opens for a keyboard, describes what it is about, and closes at Escape', async () => {
    const user = userEvent.setup();
    render(<Jobs />);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.tab();
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.textContent).toBe('income, paystubs');
    const trigger = screen.getByRole('button', { name: 'Northwind Payroll' });
    expect(trigger.getAttribute('aria-describedby')).toBe(tooltip.id);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('stays open for who presses it, as fingers do, which do not hover', async () => {
    const user = userEvent.setup();
    render(<Jobs />);
    await user.click(screen.getByRole('button', { name: 'Northwind Payroll' }));
    expect(await screen.findByRole('tooltip')).toBeTruthy();
  });
});
