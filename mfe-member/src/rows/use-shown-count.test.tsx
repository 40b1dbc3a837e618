import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useShownCount } from './use-shown-count.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const shownOf = (length: number) => renderHook(() => useShownCount(length)).result;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Of a page that is so high, in a window of 768. */
function scroll(height: number): void {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  window.dispatchEvent(new Event('scroll'));
}

describe('useShownCount', () => {
  it('shows a screen at once, and all of it soon', () => {
    const shown = shownOf(100);
    expect(shown.current).toBe(40);
    pass(1);
    expect(shown.current).toBe(80);
    pass(1);
    expect(shown.current).toBe(100);
  });

  it('shows no more while the page is scrolled, until its end is near or the scroll rests', () => {
    const shown = shownOf(1_000);
    for (let frame = 0; frame < 60; frame += 1) {
      scroll(100_000);
      pass(16);
    }
    expect(shown.current).toBe(40);
    scroll(4_000);
    pass(1);
    expect(shown.current).toBe(48);
    scroll(100_000);
    pass(150);
    expect(shown.current).toBe(88);
  });
});
