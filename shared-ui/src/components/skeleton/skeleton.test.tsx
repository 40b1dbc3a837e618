import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ThreeLines } from './skeleton.examples.tsx';

describe('Skeleton', () => {
  it('says what is awaited', () => {
    render(<ThreeLines />);
    expect(screen.getByRole('progressbar', { name: 'Loading your bills' }).children).toHaveLength(
      3,
    );
  });
});
