import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Refused } from './resend-button.examples.tsx';
import { ResendButton } from './resend-button.tsx';

const button = () => screen.getByRole('button') as HTMLButtonElement;
const press = () => act(async () => button().click());
const pass = (seconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
  });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('ResendButton', () => {
  it('sends at once the first time', async () => {
    const onResend = jest.fn(async () => undefined);
    render(<ResendButton onResend={onResend} />);
    expect([button().textContent, button().disabled]).toEqual(['Resend', false]);
    await press();
    expect(onResend).toHaveBeenCalledTimes(1);
  });

  it('then counts 60 seconds down, disabled, and says that it was sent', async () => {
    const onSent = jest.fn();
    render(<ResendButton onResend={async () => undefined} onSent={onSent} />);
    await press();
    expect([button().textContent, button().disabled]).toEqual(['Resend in 60 s', true]);
    expect(screen.getByRole('status').textContent).toBe('Sent again.');
    expect(onSent).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(button().textContent).toBe('Resend in 59 s');
    await pass(58);
    expect([button().textContent, button().disabled]).toEqual(['Resend in 1 s', true]);
    await pass(1);
    expect([button().textContent, button().disabled]).toEqual(['Resend', false]);
  });

  it('comes back to the right number when the timers of a hidden tab ran late', async () => {
    render(<ResendButton onResend={async () => undefined} />);
    await press();
    jest.setSystemTime(Date.now() + 40_000);
    await pass(1);
    expect(button().textContent).toBe('Resend in 19 s');
  });

  it('says why nothing was sent, and can be pressed again', async () => {
    render(<Refused />);
    await press();
    expect(screen.getByRole('alert').textContent).toBe('We could not send it. Please try again.');
    expect([button().textContent, button().disabled]).toEqual(['Resend', false]);
  });
});
