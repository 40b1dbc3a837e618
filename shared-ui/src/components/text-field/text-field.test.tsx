import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithDescription } from './text-field.examples.tsx';

describe('TextField', () => {
  it('is found by its label, described by its hint and filled by the browser', () => {
    render(<WithDescription />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Where we send what you should know.');
    expect(field.getAttribute('autocomplete')).toBe('email');
  });

  it('takes what is typed', async () => {
    render(<WithDescription />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'maria@example.com');
    expect((field as HTMLInputElement).value).toBe('maria@example.com');
  });
});
