import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Inline, Page } from './spinner.examples.tsx';

describe('Spinner', () => {
  it('says what is awaited', () => {
    render(<Inline />);
    expect(screen.getByRole('progressbar', { name: 'Updating' })).toBeTruthy();
  });

  it('says that something is loading when nothing else is known', () => {
    render(<Page />);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
  });
});
