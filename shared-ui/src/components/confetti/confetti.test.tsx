import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { Confetti } from './confetti.tsx';

const burst = jest.fn(async (_options: object) => null);
const reset = jest.fn();
jest.mock('canvas-confetti', () => ({
  create: (_canvas: undefined, settings: { useWorker: boolean }) => {
    if (settings.useWorker) throw new Error('The policy of the page refuses this.');
    return Object.assign((options: object) => burst(options), { reset: () => reset() });
  },
}));

const wants = (isStill: boolean) => {
  window.matchMedia = (() => ({ matches: isStill })) as unknown as typeof window.matchMedia;
};
beforeEach(() => {
  burst.mockClear();
  reset.mockClear();
});

describe('Confetti', () => {
  it('bursts once, with 120 particles, and is gone with what it is in', async () => {
    wants(false);
    const { rerender, unmount } = render(<Confetti />);
    await waitFor(() => expect(burst).toHaveBeenCalledTimes(1));
    rerender(<Confetti />);
    expect(burst).toHaveBeenCalledTimes(1);
    expect(burst).toHaveBeenCalledWith(expect.objectContaining({ particleCount: 120 }));
    unmount();
    expect(reset).toHaveBeenCalledTimes(1);
  });

  it('is of the accent, two tints of it and the primary of the theme', async () => {
    wants(false);
    const root = document.documentElement.style;
    root.setProperty('--color-accent', '#f2a541');
    root.setProperty('--color-primary', '#0b5d57');
    render(<Confetti />);
    await waitFor(() => expect(burst).toHaveBeenCalledTimes(1));
    const colors = ['#f2a541', '#f7c584', '#fae0bd', '#0b5d57'];
    expect(burst).toHaveBeenCalledWith(expect.objectContaining({ colors }));
    root.removeProperty('--color-accent');
    root.removeProperty('--color-primary');
  });

  it('does not where motion is not wanted', async () => {
    wants(true);
    render(<Confetti />);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(burst).not.toHaveBeenCalled();
  });
});
