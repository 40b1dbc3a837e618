import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Checked, Unchecked } from './checkbox-field.examples.tsx';

const box = () => screen.getByRole('checkbox') as HTMLInputElement;
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

describe('CheckboxField', () => {
  it('shows its value and is switched by its label', async () => {
    render(<Checked />);
    expect(box().checked).toBe(true);
    await userEvent.click(screen.getByText('Text me before each payday'));
    expect(box().checked).toBe(false);
  });

  it('is described by its hint', () => {
    render(<Checked />);
    const hint = document.getElementById(box().getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('One message per pay period. Reply STOP at any time.');
  });

  it('says what is wrong and takes focus from the summary', async () => {
    render(<Unchecked />, { wrapper: MemoryRouter });
    await submit();
    const link = await screen.findByRole('link', {
      name: 'Please agree to the Cardholder Agreement.',
    });
    expect(box().getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(link);
    expect(document.activeElement).toBe(box());
  });

  it('submits a boolean', async () => {
    const onSubmit = jest.fn(async (_values: { agreed: boolean }) => undefined);
    render(<Unchecked onSubmit={onSubmit} />, { wrapper: MemoryRouter });
    await userEvent.click(box());
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ agreed: true }));
  });
});
