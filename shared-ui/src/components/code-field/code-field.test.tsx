import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FourDigits, SixDigits } from './code-field.examples.tsx';

const field = () => screen.getByRole('textbox') as HTMLInputElement;

describe('CodeField', () => {
  it('is a text field with a number pad that phones fill from the message', () => {
    render(<SixDigits />);
    expect([field().type, field().inputMode, field().autocomplete]).toEqual([
      'text',
      'numeric',
      'one-time-code',
    ]);
  });

  it('takes a pasted code with whatever stands between its digits', async () => {
    render(<SixDigits />);
    await userEvent.click(field());
    await userEvent.paste(' 123 456 ');
    expect(field().value).toBe('123456');
  });

  it('takes no more digits than the code has', async () => {
    render(<FourDigits />);
    await userEvent.type(field(), '9');
    expect(field().value).toBe('4207');
  });
});
