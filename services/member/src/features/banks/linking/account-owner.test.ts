import { describe, expect, it } from '@jest/globals';
import { isOwner } from './account-owner.ts';

const rosa = { firstName: 'Rosa', lastName: "O'Neill" };

describe('isOwner', () => {
  it.each([
    ["Rosa O'Neill"],
    ['ROSA ONEILL'],
    ['rosa o’neill'],
    ['R. O. O’NEILL'],
    ['R ONEILL'],
    ['Rosa Maria O’Neill Jr.'],
    ['Mrs Rosa O’Neill'],
    ['O’Neill, Rosa M'],
    ['ONEILL, ROSA'],
  ])('knows her as %s', (name) => {
    expect(isOwner([name], rosa)).toBe(true);
  });

  it.each([
    ['Rosalind O’Neill'],
    ['Ana O’Neill'],
    ['A O’Neill'],
    ['O’Neill'],
    ['Rosa'],
    ['Rosa Neill'],
    ['Rosa O’Neill Vega'],
    [''],
    [','],
    ['Jr.'],
  ])('does not take %s for her', (name) => {
    expect(isOwner([name], rosa)).toBe(false);
  });

  it('folds accents, hyphens and what stands behind a name', () => {
    const jose = { firstName: 'José', lastName: 'Núñez-García II' };
    expect(isOwner(['JOSE NUNEZ GARCIA'], jose)).toBe(true);
    expect(isOwner(['Jose Nunez'], jose)).toBe(false);
  });

  it('finds her among the owners of a joint account, and in none', () => {
    expect(isOwner(['Ana Vega', 'Rosa ONeill'], rosa)).toBe(true);
    expect(isOwner([], rosa)).toBe(false);
    expect(isOwner(['Rosa ONeill'], { firstName: '…', lastName: '…' })).toBe(false);
  });
});
