import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Filled } from './zip-field.examples.tsx';

describe('ZipField', () => {
  it('takes five digits, and no sixth', async () => {
    render(<Filled />);
    const field = screen.getByRole('textbox', { name: 'ZIP code' }) as HTMLInputElement;
    expect(field.value).toBe('94103');
    await userEvent.type(field, '6');
    expect(field.value).toBe('94103');
    await userEvent.clear(field);
    await userEvent.type(field, '123456');
    expect(field.value).toBe('12345');
  });

  it.each([
    ['94607-1234', '94607'],
    [' 94607-1234 ', '94607'],
    ['94607', '94607'],
    ['946071', '94607'],
  ])('makes of "%s", pasted, "%s"', async (text, shown) => {
    render(<Filled />);
    const field = screen.getByRole('textbox', { name: 'ZIP code' }) as HTMLInputElement;
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
    expect(field.value).toBe(shown);
  });
});
