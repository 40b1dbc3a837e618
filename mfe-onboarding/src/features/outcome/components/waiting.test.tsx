import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '#testing/render-screen.tsx';
import { IncomeWait } from './income-wait.tsx';
import { ThanksForLinking } from './thanks-for-linking.tsx';

afterEach(() => {
  jest.useRealTimers();
});

describe('IncomeWait', () => {
  it('says what is looked for and shows that it goes on', () => {
    renderScreen(<IncomeWait onLinkPayroll={() => undefined} />);
    expect(screen.getByRole('heading', { name: "We're looking for your pay" })).toBeTruthy();
    expect(screen.getByText(/direct deposits of your pay/)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Looking for your pay' })).toBeTruthy();
  });

  it('lets her go after a minute', () => {
    jest.useFakeTimers();
    renderScreen(<IncomeWait onLinkPayroll={() => undefined} />);
    act(() => jest.advanceTimersByTime(59_000));
    expect(screen.queryByRole('link')).toBeNull();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByText(/You don't have to wait here/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard');
  });
});

describe('ThanksForLinking', () => {
  it('says that nothing is asked of her now, and where she may go', () => {
    renderScreen(<ThanksForLinking />);
    expect(screen.getByRole('heading', { name: 'Thanks for linking' })).toBeTruthy();
    expect(screen.getByText(/nothing you need to do right now/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard');
  });
});
