import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Anchored, OfAPage, Plain, Titled } from './tile.examples.tsx';

describe('Tile', () => {
  it('is a section with the name of its title', () => {
    render(<Titled />);
    expect(screen.getByRole('region', { name: 'Upcoming Bills' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Upcoming Bills' })).toBeTruthy();
  });

  it('has a title that an address leads to, which takes focus', () => {
    render(<Anchored />);
    const title = screen.getByRole('heading', { name: 'Spending limit' });
    expect(document.getElementById('limit')).toBe(title);
    title.focus();
    expect(document.activeElement).toBe(title);
    expect(screen.getByRole('region', { name: 'Spending limit' })).toBeTruthy();
  });

  it("has the page's heading for its title where the page is about it alone", () => {
    render(<OfAPage />);
    const title = screen.getByRole('heading', { level: 1, name: 'Link your payroll' });
    title.focus();
    expect(document.activeElement).toBe(title);
  });

  it('is no landmark without a title', () => {
    render(<Plain />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
