import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useSearchParams } from 'react-router';
import { InTheMiddle } from './pagination.examples.tsx';
import { Pagination } from './pagination.tsx';

describe('Pagination', () => {
  it('is a navigation that says which page is shown', () => {
    render(<InTheMiddle />, { wrapper: MemoryRouter });
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('10');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Page 1',
      ...[8, 9, 10, 11, 12].map((page) => `Page ${page}`),
      'Page 48',
    ]);
  });

  it('leads to a page by its address', async () => {
    render(<List />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  });

  it('is not there when there is nothing to choose', () => {
    const { container } = render(<Pagination page={1} totalPages={1} hrefOf={String} />);
    expect(container.childElementCount).toBe(0);
  });
});

function List() {
  const [query] = useSearchParams();
  const hrefOf = (page: number) => `?page=${page}`;
  return <Pagination page={Number(query.get('page') ?? 1)} totalPages={3} hrefOf={hrefOf} />;
}
