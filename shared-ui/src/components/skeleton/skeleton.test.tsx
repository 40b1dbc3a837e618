import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { InTheShapeOfFigures, InTheShapeOfAForm, ThreeLines } from './skeleton.examples.tsx';

describe('Skeleton', () => {
  it('says what is awaited', () => {
    render(<ThreeLines />);
    const skeleton = screen.getByRole('progressbar', { name: 'Loading your bills' });
    expect(skeleton.querySelectorAll('span')).toHaveLength(3);
  });

  it('is one thing to wait for, whatever its shape is made of', () => {
    render(<InTheShapeOfFigures />);
    expect(screen.getByText('Spending limit')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByRole('term')).toBeNull();
  });

  it('has nothing that takes focus', () => {
    const { container } = render(<InTheShapeOfAForm />);
    expect(container.querySelector('a, button, input, [tabindex]')).toBeNull();
  });
});
