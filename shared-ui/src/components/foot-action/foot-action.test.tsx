import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { InATile, OnAPage } from './foot-action.examples.tsx';

const groundOf = (name: string) =>
  screen.getByRole('button', { name }).parentElement?.dataset['ground'];

describe('FootAction', () => {
  it('shows what it lies on', () => {
    render(<OnAPage />);
    render(<InATile />);
    expect(groundOf('Continue')).toBe('canvas');
    expect(groundOf('Connect')).toBe('surface');
  });
});
