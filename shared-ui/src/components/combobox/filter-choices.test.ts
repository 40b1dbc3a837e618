import { describe, expect, it } from '@jest/globals';
import { filterChoices } from './filter-choices.ts';

const labels = ['Peña Market', 'Market Basket', 'San José Transit'];
const choices = labels.map((label) => ({ value: label, label }));
const found = (text: string) => filterChoices(choices, text).map(({ label }) => label);

describe('filterChoices', () => {
  it('keeps all of them while nothing is typed', () => {
    expect(found(' ')).toEqual(labels);
  });

  it('looks past case, accents and the order of words', () => {
    expect(found('pena')).toEqual(['Peña Market']);
    expect(found('market pe')).toEqual(['Peña Market']);
    expect(found('JOSÉ')).toEqual(['San José Transit']);
  });

  it('keeps none that lacks a word', () => {
    expect(found('market jose')).toEqual([]);
  });
});
