import { describe, expect, it } from '@jest/globals';
import { categoryTitle } from './category-title.ts';

describe('categoryTitle', () => {
  it('is in words for the categories of providers, and what it is for others', () => {
    expect(['FOOD_AND_DRINK', 'Groceries', null].map(categoryTitle)).toEqual([
      'Food and drink',
      'Groceries',
      null,
    ]);
  });
});
