import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { OnPress } from './toast.examples.tsx';
import type { ToastMessage } from './toast-message.ts';

const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const save = () => screen.getByRole('button', { name: 'Save' });
const close = () => screen.getByRole('button', { name: 'Close' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function tell(message?: Omit<ToastMessage, 'id'>) {
  render(<OnPress message={message} />);
  save().focus();
  fireEvent.click(save());
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('ToastRegion', () => {
  it('is known to screen readers before there is anything to tell', () => {
    render(<OnPress />);
    const region = screen.getByRole('region', { name: 'Messages' });
    expect(region.querySelector('[aria-live="polite"]')).not.toBeNull();
  });

  it('lets good news pass after eight seconds, one after another', () => {
    tell();
    wait(4000);
    fireEvent.click(save());
    wait(3999);
    expect(texts()).toHaveLength(2);
    wait(1);
    expect(texts()).toHaveLength(1);
    wait(8000);
    expect(texts()).toHaveLength(0);
  });

  it('waits while it is pointed at or has focus', () => {
    tell();
    fireEvent.pointerEnter(screen.getByRole('list'));
    wait(60_000);
    expect(texts()).toHaveLength(1);
    fireEvent.pointerLeave(screen.getByRole('list'));
    act(() => close().focus());
    wait(60_000);
    expect(texts()).toHaveLength(1);
    act(() => save().focus());
    wait(8000);
    expect(texts()).toHaveLength(0);
  });

  it('keeps what went wrong until it is closed, and gives focus back', () => {
    tell({ tone: 'danger', text: 'Your payment was declined.' });
    wait(60_000);
    expect(texts()).toEqual(['Your payment was declined.']);
    act(() => close().focus());
    fireEvent.click(close());
    expect(texts()).toEqual([]);
    expect(document.activeElement).toBe(save());
  });

  it('keeps what can be answered, and goes with the answer', () => {
    const onPress = jest.fn();
    tell({ tone: 'success', text: 'Bill removed.', action: { label: 'Undo', onPress } });
    wait(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(texts()).toEqual([]);
  });
});
