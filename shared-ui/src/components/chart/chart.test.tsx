import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ahead, Bars, Lines, Loading, Nothing } from './chart.examples.tsx';

const slider = () => screen.getByRole('slider', { name: 'Purchases and refunds: Day' });
const readOut = () => [
  ...screen.getAllByRole('term').map(({ textContent }) => textContent),
  ...screen.getAllByRole('definition').map(({ textContent }) => textContent),
];

describe('Chart', () => {
  it('reads out the last day, and any other by its slider', () => {
    render(<Lines />);
    expect(readOut()).toEqual(['Purchases', 'Refunds', '$609.01', '$0.00']);
    fireEvent.change(slider(), { target: { value: '2' } });
    expect(readOut()).toEqual(['Purchases', 'Refunds', '$570.88', '$26.15']);
    expect(slider().getAttribute('aria-valuetext')).toBe(
      'Friday, October 30, 2026, Purchases $570.88, Refunds $26.15',
    );
  });

  it('reads out the day below the pointer, and the one before again when it is gone', () => {
    render(<Bars />);
    const box = {
      left: 100,
      width: 300,
      top: 0,
      height: 100,
      right: 400,
      bottom: 100,
      x: 100,
      y: 0,
    };
    slider().getBoundingClientRect = () => ({ ...box, toJSON: () => box });
    // jsdom's pointer events are nowhere.
    fireEvent(slider(), new MouseEvent('pointermove', { bubbles: true, clientX: 125 }));
    expect(readOut()).toContain('$26.15');
    fireEvent.pointerLeave(slider());
    expect(readOut()).toEqual(['Purchases', 'Refunds', '$609.01', '$0.00']);
  });

  it('has a table of the same figures, the last day first', async () => {
    render(<Lines />);
    await userEvent.click(screen.getByText('Show as a table'));
    const table = screen.getByRole('table', { name: 'Purchases and refunds, as a table' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Day', 'Purchases', 'Refunds']);
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(31);
    expect(rows[1]?.textContent).toBe('Thursday, November 26, 2026$609.01$0.00');
    expect(rows[30]?.textContent).toContain('Wednesday, October 28, 2026');
  });

  it('begins with the first of what is to come', () => {
    render(<Ahead />);
    expect(readOut()).toEqual(['Expected', '$412.50']);
    const [, first] = screen.getAllByRole('row', { hidden: true });
    expect(first?.textContent).toBe('Wednesday, October 28, 2026$412.50');
  });

  it('draws a line for each series, or a bar for each figure that is not 0', () => {
    const { container, unmount } = render(<Lines />);
    expect(container.querySelectorAll('path')).toHaveLength(3);
    unmount();
    const bars = render(<Bars />).container.querySelectorAll('rect');
    expect(bars).toHaveLength(30 + 5);
  });

  it('says that there is nothing yet, and how much that is', () => {
    render(<Nothing />);
    expect(screen.getByText('Nothing yet')).toBeTruthy();
    expect(readOut()).toEqual(['Purchases', '$0.00']);
  });

  it('awaits its figures in their place', () => {
    render(<Loading />);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
  });
});
