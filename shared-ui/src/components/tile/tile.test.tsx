import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Plain, Titled } from './tile.examples.tsx';

describe('Tile', () => {
  it('is a section with the name of its title', () => {
    render(<Titled />);
    expect(screen.getByRole('region', { name: 'Upcoming Bills' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Upcoming Bills' })).toBeTruthy();
  });

  it('is no landmark without a title', () => {
    render(<Plain />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
