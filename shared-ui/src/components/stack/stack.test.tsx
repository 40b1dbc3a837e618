import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { List, Plain } from './stack.examples.tsx';

describe('Stack', () => {
  it('sets its children as far apart as it is told', () => {
    render(<Plain />);
    const stack = screen.getByRole('button').parentElement;
    expect(stack?.style.gap).toBe('var(--space-16)');
  });

  it('is a list where its children are items', () => {
    render(<List />);
    expect(screen.getByRole('list').children).toHaveLength(2);
  });
});
