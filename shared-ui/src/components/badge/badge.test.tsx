import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Success } from './badge.examples.tsx';

describe('Badge', () => {
  it('says its state in colour, icon and word', () => {
    const { container } = render(<Success />);
    expect(screen.getByText('Connected').getAttribute('data-tone')).toBe('success');
    expect(container.querySelector('svg')).toBeTruthy();
  });
});
