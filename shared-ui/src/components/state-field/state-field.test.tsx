import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Filled } from './state-field.examples.tsx';

const field = () => screen.getByRole('textbox', { name: 'State' }) as HTMLInputElement;

describe('StateField', () => {
  it('takes two letters in upper case, and nothing else [PLT-022]', async () => {
    render(<Filled />);
    expect(field().value).toBe('OR');
    expect(field().maxLength).toBe(2);
    expect(field().autocomplete).toBe('address-level1');
    await userEvent.clear(field());
    await userEvent.type(field(), '4k sX');
    expect(field().value).toBe('KS');
  });
});
