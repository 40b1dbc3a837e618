import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Filled } from './state-field.examples.tsx';

const field = () => screen.getByRole('textbox', { name: 'State' }) as HTMLInputElement;
const named = () => screen.getByRole('status').textContent;

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

  it('says whose two letters they are', async () => {
    render(<Filled />);
    expect(named()).toBe('Oregon');
    expect(field().getAttribute('aria-describedby')).toContain(screen.getByRole('status').id);
    await userEvent.type(field(), '{Backspace}');
    expect(named()).toBe('');
    await userEvent.type(field(), '{Backspace}ma');
    expect(named()).toBe('Massachusetts');
  });

  it.each([
    ['cal', 'CA'],
    ['12', ''],
    ['zz', 'ZZ'],
    ['mai', 'ME'],
    ['Maine', 'ME'],
    ['alas', 'AK'],
    ['ala', 'AL'],
    ['nevada', 'NV'],
    // Of several that it may be yet, none.
    ['mis', 'M'],
    ['missi', 'MS'],
    ['Missouri', 'MO'],
    ['new', 'N'],
    ['new york', 'NY'],
    ['orx', 'OR'],
    ['mai{Backspace}a', 'MA'],
  ])('makes of "%s", typed, "%s"', async (typed, shown) => {
    render(<Filled />);
    await userEvent.clear(field());
    await userEvent.type(field(), typed);
    expect(field().value).toBe(shown);
  });

  it.each([
    ['Maine', 'ME'],
    ['new york', 'NY'],
    ['Missouri, USA', 'MO'],
    ['ma, USA', 'MA'],
    [' or ', 'OR'],
    // No state at all.
    ['Marianas', 'M'],
  ])('makes of "%s", pasted or filled in by the browser, "%s"', async (text, shown) => {
    render(<Filled />);
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste(text);
    expect(field().value).toBe(shown);
    for (const value of ['', text]) {
      await act(async () => void fireEvent.change(field(), { target: { value } }));
    }
    expect(field().value).toBe(shown);
  });

  it('begins a new word when it is come back to', async () => {
    render(<Filled />);
    await userEvent.clear(field());
    await userEvent.type(field(), 'new');
    await userEvent.tab();
    await userEvent.type(field(), 'e');
    expect(named()).toBe('Nebraska');
  });
});
