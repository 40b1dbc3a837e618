import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Page } from './not-found.examples.tsx';

describe('NotFound', () => {
  it('says so and leads home', () => {
    render(<Page />, { wrapper: MemoryRouter });
    expect(screen.getByText('404')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: "We can't find that!" })).toBeTruthy();
    expect(screen.getByText("The page you're looking for may have moved.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  });
});
