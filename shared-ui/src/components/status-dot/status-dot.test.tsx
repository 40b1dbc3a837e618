import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Connected } from './status-dot.examples.tsx';

describe('StatusDot', () => {
  it('has its word for those who do not see the dot', () => {
    render(<Connected />);
    expect(screen.getByText('Connected')).toBeTruthy();
  });
});
