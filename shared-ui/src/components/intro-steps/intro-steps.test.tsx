import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { WhatLiesAhead } from './intro-steps.examples.tsx';

describe('IntroSteps', () => {
  it('lists the steps in order, each under a heading', () => {
    render(<WhatLiesAhead />);
    const headings = within(screen.getByRole('list')).getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Link your bank',
      'Get your card',
    ]);
  });
});
