import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { WithAction } from './empty-state.examples.tsx';

describe('EmptyState', () => {
  it('says what is missing and offers the step that changes it', () => {
    render(<WithAction />, { wrapper: MemoryRouter });
    expect(screen.getByText('You have no card yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Apply Now!' })).toBeTruthy();
  });
});
