import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ForAnAuthorization, InATile, OnAPage } from './foot-action.examples.tsx';

const groundOf = (name: string) =>
  screen.getByRole('button', { name }).parentElement?.dataset['ground'];

describe('FootAction', () => {
  it('shows what it lies on', () => {
    render(<OnAPage />);
    render(<InATile />);
    expect(groundOf('Continue')).toBe('canvas');
    expect(groundOf('Connect')).toBe('surface');
  });

  it('lies over nothing that it authorizes', () => {
    render(<InATile />);
    render(<ForAnAuthorization />);
    const classOf = (name: string) => screen.getByRole('button', { name }).parentElement?.className;
    expect([classOf('Connect'), classOf('Authorize')]).toEqual(['foot', 'inline']);
  });
});
