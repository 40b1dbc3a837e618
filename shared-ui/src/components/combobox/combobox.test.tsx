import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InVain, OutsideAForm } from './combobox.examples.tsx';

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

  it('keeps what is typed when the page is scrolled or the list is put away', async () => {
    render(<OutsideAForm />);
    const field = screen.getByRole('combobox', { name: 'State' }) as HTMLInputElement;
    await userEvent.type(field, 'ne');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    fireEvent.scroll(document);
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.value).toBe('ne');
    await userEvent.type(field, 'v{Escape}');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.value).toBe('nev');
  });

  it('keeps a text that is no choice when focus leaves, and says what is wrong with it', async () => {
    const { rerender } = render(<OutsideAForm />);
    const field = screen.getByRole('combobox', { name: 'State' }) as HTMLInputElement;
    expect(field.placeholder).toBe('Start typing to search');
    await userEvent.type(field, 'nev');
    await userEvent.tab();
    expect(field.value).toBe('nev');
    rerender(<OutsideAForm isRefused />);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Please select an item from the list');
    await userEvent.type(field, 'a{ArrowDown}{Enter}');
    expect(field.value).toBe('Nevada');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('offers another way where a search finds nothing, and forgets what was looked for', async () => {
    const onTake = jest.fn();
    render(<InVain onTake={onTake} />);
    const field = screen.getByRole('combobox', { name: 'Bank' }) as HTMLInputElement;
    await userEvent.type(field, 'zzzz');
    await screen.findByRole('option', { name: 'Nothing found. Search elsewhere instead' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onTake).toHaveBeenCalledTimes(1);
    expect(field.value).toBe('');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('says nothing of an untouched search', async () => {
    render(<InVain />);
    const field = screen.getByRole('combobox', { name: 'Bank' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });
});
