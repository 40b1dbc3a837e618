import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { InATile, OnAPage } from './intro-steps.examples.tsx';

describe('IntroSteps', () => {
  it('lists the steps in order, each under a heading', () => {
    render(<OnAPage />);
    const headings = within(screen.getByRole('list')).getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Link your bank',
      'Get your card',
    ]);
  });

  it('takes the level of its place', () => {
    render(<InATile />);
    expect(screen.getByRole('heading', { level: 3, name: 'Link your bank' })).toBeTruthy();
  });
});
