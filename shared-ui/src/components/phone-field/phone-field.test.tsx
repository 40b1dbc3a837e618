import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Empty, Filled } from './phone-field.examples.tsx';

const field = () => screen.getByRole('textbox', { name: 'Mobile number' }) as HTMLInputElement;

describe('PhoneField', () => {
  it('shows ten digits as a phone number', () => {
    render(<Filled />);
    expect(field().value).toBe('(415) 555-0123');
  });

  it('sets typed digits into its shape', async () => {
    render(<Empty />);
    await userEvent.type(field(), '4155550123');
    expect(field().value).toBe('(415) 555-0123');
  });

  it.each(['+1 415 555 0123', '1-415-555-0123', '415.555.0123', '(415) 555-0123'])(
    'takes %j when pasted, without the country code',
    async (text) => {
      render(<Empty />);
      await userEvent.click(field());
      await userEvent.paste(text);
      expect(field().value).toBe('(415) 555-0123');
    },
  );

  it('lets the browser and the phone fill it in', () => {
    render(<Empty />);
    expect([field().type, field().autocomplete, field().inputMode]).toEqual(['tel', 'tel', 'tel']);
  });
});
