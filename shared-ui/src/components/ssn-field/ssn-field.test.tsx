import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Filled } from './ssn-field.examples.tsx';

describe('SsnField', () => {
  it('shows nine digits in their groups, and no browser keeps them', () => {
    render(<Filled />);
    const field = screen.getByRole('textbox', { name: 'Social Security number' });
    expect((field as HTMLInputElement).value).toBe('000-12-0000');
    expect(field.getAttribute('autocomplete')).toBe('off');
  });

  it('can be hidden, and shown again', async () => {
    render(<Filled />);
    const field = screen.getByRole('textbox', { name: 'Social Security number' });
    await userEvent.click(screen.getByRole('button', { name: 'Hide number' }));
    expect(field.className).toContain('hidden');
    await userEvent.click(screen.getByRole('button', { name: 'Show number' }));
    expect(field.className).not.toContain('hidden');
  });
});
