import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Signed, Unsigned } from './post-article.examples.tsx';

describe('PostArticle', () => {
  it('says who wrote it, where and when', () => {
    const { container } = render(<Signed />);
    expect(screen.getByRole('heading', { level: 1, name: 'How the limit moves' })).toBeTruthy();
    expect(screen.getByText('Sam Example')).toBeTruthy();
    expect(screen.getByText('Detroit, Michigan')).toBeTruthy();
    expect(screen.getByText('November 2, 2026').getAttribute('datetime')).toBe('2026-11-02');
    // The name stands beside it.
    expect(container.querySelector('img')?.alt).toBe('');
  });

  it('says nothing of what nobody told', () => {
    const { container } = render(<Unsigned />);
    expect(container.querySelector('time, img')).toBeNull();
    expect(screen.getByText(/worked out anew each day/)).toBeTruthy();
  });
});
