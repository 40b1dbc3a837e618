import { describe, expect, it } from '@jest/globals';
import { merchantCategory } from './merchant-category.ts';

describe('merchantCategory', () => {
  it.each([
    ['5411', 'FOOD_AND_DRINK'],
    ['5541', 'TRANSPORTATION'],
    ['5542', 'TRANSPORTATION'],
    ['5543', 'GENERAL_MERCHANDISE'],
    ['5912', 'MEDICAL'],
    ['5999', 'GENERAL_MERCHANDISE'],
    ['4900', 'RENT_AND_UTILITIES'],
    ['9999', null],
    ['0000', null],
    ['541', null],
    ['food', null],
    [undefined, null],
  ])('names %s %s', (mcc, name) => {
    expect(merchantCategory(mcc)).toBe(name);
  });
});
