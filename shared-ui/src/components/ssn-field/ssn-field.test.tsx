import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Filled } from './ssn-field.examples.tsx';

describe('SsnField', () => {
  it('shows nine digits in their groups, and no browser keeps them', () => {
    render(<Filled />);
    const field = screen.getByRole('textbox', { name: 'Social Security number' });
    expect((field as HTMLInputElement).value).toBe('000-12-0000');
    expect(field.getAttribute('autocomplete')).toBe('off');
  });
});
