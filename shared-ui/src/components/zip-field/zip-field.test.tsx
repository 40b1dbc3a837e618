import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Filled } from './zip-field.examples.tsx';

describe('ZipField', () => {
  it('takes five digits, and four more behind a hyphen', async () => {
    render(<Filled />);
    const field = screen.getByRole('textbox', { name: 'ZIP code' }) as HTMLInputElement;
    expect(field.value).toBe('94103');
    await userEvent.type(field, '1234');
    expect(field.value).toBe('94103-1234');
  });
});
