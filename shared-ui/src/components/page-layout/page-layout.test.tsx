import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OnePage } from './page-layout.examples.tsx';

describe('PageLayout', () => {
  it('has one heading of the first level, which can take focus after a navigation', () => {
    render(<OnePage />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Income' });
    heading.focus();
    expect(document.activeElement).toBe(heading);
  });
});
