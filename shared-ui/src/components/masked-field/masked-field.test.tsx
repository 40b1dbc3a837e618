import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmployerNumber } from './masked-field.examples.tsx';

describe('MaskedField', () => {
  it('shows the digits of its value in its pattern', () => {
    render(<EmployerNumber />);
    expect(field().value).toBe('12-3456789');
  });

  it('is emptied by deleting backwards, sign by sign', async () => {
    render(<EmployerNumber />);
    await userEvent.click(field());
    await userEvent.keyboard('{Backspace>9/}');
    expect(field().value).toBe('');
  });

  it('takes no letter and no digit too many', async () => {
    render(<EmployerNumber />);
    await userEvent.type(field(), 'a0');
    expect(field().value).toBe('12-3456789');
  });
});

const field = () =>
  screen.getByRole('textbox', { name: 'Employer identification number' }) as HTMLInputElement;
