import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Three } from './figures.examples.tsx';

describe('Figures', () => {
  it('names each value', () => {
    render(<Three />);
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    const values = screen.getAllByRole('definition').map((value) => value.textContent);
    expect(terms).toEqual(['Outstanding', 'Next repayment date', 'Spending limit']);
    expect(values).toEqual(['$64.20', 'Fri, Nov 27', '$120']);
  });
});
