import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Large, Small } from './section.examples.tsx';

describe('Section', () => {
  it('is a region with the name of its title', () => {
    render(<Small />);
    expect(screen.getByRole('region', { name: 'Upcoming Bills' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Upcoming Bills' })).toBeTruthy();
  });

  it('has one sentence below its title', () => {
    render(<Large />);
    expect(screen.getByText('A limit that grows with each day of work.')).toBeTruthy();
  });
});
