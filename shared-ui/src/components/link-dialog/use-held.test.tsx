import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useHeld } from './use-held.ts';

describe('useHeld', () => {
  it('keeps what was there when it began, and lets the newest through after', () => {
    const { result, rerender } = renderHook(
      ({ value, isHeld }: { value: string; isHeld: boolean }) => useHeld(value, isHeld),
      { initialProps: { value: 'bank', isHeld: false } },
    );
    const shown = (value: string, isHeld: boolean) => {
      rerender({ value, isHeld });
      return result.current;
    };
    expect(shown('bank', true)).toBe('bank');
    expect(shown('payroll', true)).toBe('bank');
    expect(shown('terms', false)).toBe('terms');
    expect(shown('terms', true)).toBe('terms');
  });
});
