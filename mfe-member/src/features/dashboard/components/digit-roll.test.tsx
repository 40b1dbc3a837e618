import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { DigitRoll } from './digit-roll.tsx';

const digits = () =>
  [...document.querySelectorAll('[data-digit]')].map((reel) => reel.getAttribute('data-digit'));

describe('DigitRoll', () => {
  it('reads as its text, once', () => {
    const { container } = render(<DigitRoll text="$1,250" />);
    expect(screen.getByText('$1,250')).toBeTruthy();
    expect(container.textContent).toBe('$1,250');
  });

  it('rolls from zero to its digits [MEM-023]', async () => {
    render(<DigitRoll text="$120" />);
    expect(digits()).toEqual(['0', '0', '0']);
    await waitFor(() => expect(digits()).toEqual(['1', '2', '0']));
  });

  it('rolls on from where it was, in the same places', async () => {
    const { rerender } = render(<DigitRoll text="$120" />);
    await waitFor(() => expect(digits()).toEqual(['1', '2', '0']));
    const tens = document.querySelectorAll('[data-digit]')[1];
    rerender(<DigitRoll text="$1,150" />);
    expect(digits()).toEqual(['1', '1', '5', '0']);
    expect(document.querySelectorAll('[data-digit]')[2]).toBe(tens);
  });

  it('has no inline style, which the page would refuse', () => {
    const { container } = render(<DigitRoll text="$120" />);
    expect(container.querySelector('[style], style')).toBeNull();
  });
});
