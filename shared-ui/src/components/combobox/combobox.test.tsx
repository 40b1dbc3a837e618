import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#testing/css-escape.ts';
import { OutsideAForm } from './combobox.examples.tsx';

describe('Combobox', () => {
  it('needs no form around it', async () => {
    render(<OutsideAForm />);
    const field = screen.getByRole('combobox', { name: 'State' }) as HTMLInputElement;
    await userEvent.type(field, 'ne{ArrowDown}{Enter}');
    expect(field.value).toBe('Nevada');
  });

  it('unfolds all choices by the arrow key', async () => {
    render(<OutsideAForm />);
    await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')).toHaveLength(7);
  });
});
