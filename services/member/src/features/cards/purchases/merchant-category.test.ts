import { describe, expect, it } from '@jest/globals';
import { merchantCategory } from './merchant-category.ts';

describe('merchantCategory', () => {
  it.each([
    ['5411', 'FOOD_AND_DRINK'],
    ['5541', 'TRANSPORTATION'],
    ['5542', 'TRANSPORTATION'],
    ['5543', 'GENERAL_MERCHANDISE'],
    ['5719', 'HOME_IMPROVEMENT'],
    ['5722', 'HOME_IMPROVEMENT'],
    ['5732', 'GENERAL_MERCHANDISE'],
    ['5735', 'GENERAL_MERCHANDISE'],
    ['5736', 'HOME_IMPROVEMENT'],
    ['5815', 'ENTERTAINMENT'],
    ['5818', 'GENERAL_MERCHANDISE'],
    ['4829', 'GENERAL_SERVICES'],
    ['8398', 'GOVERNMENT_AND_NON_PROFIT'],
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
