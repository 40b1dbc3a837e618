import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Empty,
  Grouped,
  Loading,
  LoadingMore,
  NamedBySecond,
  OneRow,
  People,
  Whole,
} from './table.examples.tsx';

describe('Table', () => {
  it('is named by its caption', () => {
    render(<People />);
    expect(screen.getByRole('table', { name: 'Users' })).toBeTruthy();
  });

  it('names columns and rows by header cells', () => {
    render(<OneRow />);
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Email',
      'State',
      'Latest purchase',
      'Outstanding',
    ]);
    expect(screen.getByRole('rowheader').textContent).toBe('Hazel Hourly');
    expect(screen.getAllByRole('cell')).toHaveLength(4);
  });

  it('names rows by the column that says so', () => {
    render(<NamedBySecond />);
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toEqual(['Hazel Hourly', 'Dario Deposit']);
    expect(screen.getAllByRole('cell', { name: '0' })).toHaveLength(1);
  });

  it('names rows beside one another that belong together above them', () => {
    render(<Grouped />);
    const [, ...groups] = screen.getAllByRole('rowgroup');
    expect(groups.map((group) => within(group).getAllByRole('row').length)).toEqual([3, 2, 2]);
    expect(
      groups.map((group) =>
        within(group)
          .getAllByRole('rowheader')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['Nov 1, 2026', 'Hazel Hourly', 'Dario Deposit'],
      ['Nov 3, 2026', 'April Applicant'],
      ['Nov 4, 2026', 'Paula Partner'],
    ]);
    const [name] = screen.getAllByRole('rowheader');
    expect(name?.getAttribute('scope')).toBe('rowgroup');
    expect(name?.getAttribute('colspan')).toBe('5');
  });

  it('sets numbers at the end of their column, heading included', () => {
    render(<OneRow />);
    const heading = screen.getByRole('columnheader', { name: 'Outstanding' });
    expect(heading.getAttribute('data-align')).toBe('end');
    expect(screen.getByRole('cell', { name: '$0.00' }).getAttribute('data-align')).toBe('end');
  });

  it('is scrolled by keyboard in a region of its own', async () => {
    render(<People />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Users' }));
  });

  it('stands on the page as a whole where that is asked for', () => {
    const { rerender } = render(<Whole />);
    const region = () => screen.getByRole('region', { name: 'Users' });
    expect(region().hasAttribute('data-whole')).toBe(true);
    rerender(<People />);
    expect(region().hasAttribute('data-whole')).toBe(false);
  });

  it('says that its first rows are on their way', () => {
    render(<Loading />);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  });

  it('keeps the rows it has while others are on their way', () => {
    render(<LoadingMore />);
    const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(rows).toHaveLength(5);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('draws the line of a refresh over rows that are there, not over a skeleton', () => {
    const { container, rerender } = render(<LoadingMore />);
    expect(container.querySelector('[data-refreshing]')).toBeTruthy();
    expect(container.querySelector('[data-skeleton]')).toBeNull();
    rerender(<Loading />);
    expect(container.querySelector('[data-refreshing]')).toBeNull();
    expect(container.querySelectorAll('tr[data-skeleton]')).toHaveLength(8);
  });

  it('gives its place to what stands for no rows', () => {
    render(<Empty />);
    expect(screen.getByText('Nobody is in this group.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
