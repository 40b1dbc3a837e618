import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { InALabel } from './visually-hidden.examples.tsx';

describe('VisuallyHidden', () => {
  it('is read with the words around it', () => {
    render(<InALabel />);
    expect(screen.getByRole('paragraph').textContent).toBe(
      '4242 are the last four digits of your card',
    );
  });
});
