import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Empty, Searching } from './search-field.examples.tsx';

const field = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search transactions' });
const cross = () => screen.queryByRole('button', { name: 'Clear search' });

describe('SearchField', () => {
  it('takes what is typed, and has nothing to clear before', async () => {
    render(<Empty />);
    expect(cross()).toBeNull();
    await userEvent.type(field(), 'gas');
    expect(field().value).toBe('gas');
  });

  it('is emptied by the cross, and keeps the focus to type again', async () => {
    render(<Searching />);
    await userEvent.click(cross() as HTMLElement);
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(cross()).toBeNull();
  });

  it('looks at Enter where that is asked for', async () => {
    const onSubmit = jest.fn();
    render(<Searching onSubmit={onSubmit} />);
    await userEvent.type(field(), ' 12{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(field().value).toBe('Fernwood 12');
  });

  it('is emptied by Escape', async () => {
    render(<Searching />);
    await userEvent.type(field(), '{Escape}');
    expect(field().value).toBe('');
  });
});
