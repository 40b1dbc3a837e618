import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  Answered,
  Bare,
  Failed,
  Faulty,
  Loading,
  Misshapen,
  Notice,
  OutOfDate,
  Retrying,
} from './query-panel.examples.tsx';

describe('QueryPanel', () => {
  it('holds the place of the first answer', () => {
    render(<Loading />);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what it is given instead of a skeleton', () => {
    render(<Bare />);
    expect(screen.getByText('Wait')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says why there is nothing, and tries again', async () => {
    const refetch = jest.fn();
    render(<Failed refetch={refetch} />);
    expect(screen.getByText('Your bills could not be loaded.')).toBeTruthy();
    expect(screen.getByText(/could not reach Reset/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('gives the focus of a Retry that worked to the heading of what it stood in', async () => {
    const shown = (panel: ReactNode) => (
      <section>
        <h2>Bills</h2>
        {panel}
      </section>
    );
    const { rerender } = render(shown(<Failed />));
    screen.getByRole('button', { name: 'Retry' }).focus();
    rerender(shown(<Answered />));
    await act(() => Promise.resolve());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bills' }));
  });

  it('leaves focus that is elsewhere where it is', async () => {
    const { rerender } = render(
      <>
        <button type="button">Elsewhere</button>
        <Failed />
      </>,
    );
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    rerender(
      <>
        <button type="button">Elsewhere</button>
        <Answered />
      </>,
    );
    await act(() => Promise.resolve());
    expect(document.activeElement?.textContent).toBe('Elsewhere');
  });

  it('says in our words that the server failed, and never in its own', () => {
    const { container } = render(<Faulty />);
    expect(screen.getByText('Something went wrong on our side. Please try again.')).toBeTruthy();
    expect(container.textContent).not.toContain('boom');
  });

  it('keeps its failure in place while it tries again', () => {
    render(<Retrying />);
    expect(screen.getByText('Your bills could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('shows the answer and nothing else', () => {
    const { container } = render(<Answered />);
    expect(container.textContent).toBe('2 bills are due before payday.');
  });

  it('takes the place of an answer that cannot be shown, until another one comes', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const refetch = jest.fn();
    const { rerender } = render(<Misshapen refetch={refetch} />);
    expect(screen.getByText('Your bills could not be loaded.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toBeTruthy();
    rerender(<Misshapen data={{ bills: [1, 2] }} />);
    expect(screen.getByText('2 bills are due before payday.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('holds no place for what is there now and then, and says that it failed', () => {
    const { container, rerender } = render(<Notice />);
    expect(container.textContent).toBe('');
    rerender(<Notice isError />);
    expect(screen.getByText('Your notifications could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('keeps the last answer when a refresh failed, and says that it may be out of date', async () => {
    const refetch = jest.fn();
    render(<OutOfDate refetch={refetch} />);
    expect(screen.getByText('2 bills are due before payday.')).toBeTruthy();
    expect(screen.getByText(/may be out of date/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
