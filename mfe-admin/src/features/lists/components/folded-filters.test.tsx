import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FoldedFilters } from './folded-filters.tsx';

const show = (count: number) => {
  render(
    <FoldedFilters count={count}>
      {(fold) => (
        <button type="button" onClick={fold}>
          Apply
        </button>
      )}
    </FoldedFilters>,
  );
  const opener = screen.getByRole('button', { name: /^Filters/ });
  const panel = document.getElementById(opener.getAttribute('aria-controls') ?? '');
  return { opener, panel, user: userEvent.setup() };
};

describe('FoldedFilters', () => {
  it('are behind a button, which says how many are set', async () => {
    const { opener, panel, user } = show(2);
    expect(opener.textContent).toBe('Filters: 2 set');
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(panel?.dataset['open']).toBeUndefined();
    await user.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(panel?.dataset['open']).toBe('true');
    expect(panel?.contains(screen.getByText('Apply'))).toBe(true);
    await user.click(opener);
    expect(panel?.dataset['open']).toBeUndefined();
  });

  it('are folded by what is within, and give focus back', async () => {
    const { opener, panel, user } = show(0);
    expect(opener.textContent).toBe('Filters');
    await user.click(opener);
    await user.click(screen.getByText('Apply'));
    expect(panel?.dataset['open']).toBeUndefined();
    expect(document.activeElement).toBe(opener);
  });
});
