import { describe, expect, it } from '@jest/globals';
import type { ValidationError } from 'yup';
import {
  noPersonalInfo,
  personalInfoSchema,
  type PersonalInfoValues,
} from './personal-info-form.ts';

const filled: PersonalInfoValues = {
  phoneNumber: '2025550123',
  dateOfBirth: '1990-01-31',
  streetOne: '1 Harbor Street',
  streetTwo: '',
  city: 'Portland',
  stateAbbr: 'OR',
  zipCode: '97201',
  ssn: '512347890',
};

/** What is said of each field. */
function saidOf(values: PersonalInfoValues): Record<string, string> {
  try {
    personalInfoSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

describe('what is checked before anything is sent', () => {
  it('lets through who is filled in', () => {
    expect(saidOf(filled)).toEqual({});
    expect(saidOf({ ...filled, streetTwo: 'Apt 4', city: 'Cañon City' })).toEqual({});
  });

  it('asks for all but the second line of the address [PLT-021]', () => {
    expect(Object.keys(saidOf(noPersonalInfo)).toSorted()).toEqual(
      Object.keys(filled)
        .filter((name) => name !== 'streetTwo')
        .toSorted(),
    );
  });

  it.each<[keyof PersonalInfoValues, string, string]>([
    ['dateOfBirth', '2020-01-01', 'You must be at least 18 years old.'],
    ['dateOfBirth', '02/30/1990', 'Enter a date that exists, as mm/dd/yyyy.'],
    ['dateOfBirth', '2999-01-01', 'Enter a date in the past.'],
    ['dateOfBirth', '1800-01-01', 'Check the year you were born.'],
    ['phoneNumber', '202555012', 'Enter a phone number in the U.S.'],
    ['phoneNumber', '1025550123', 'Enter a phone number in the U.S.'],
    ['streetOne', 'PO Box 12', 'Enter the address where you live, not a PO box.'],
    ['streetOne', '  ', 'Enter your street address.'],
    ['streetOne', '\u200B\u2060', 'Enter your street address.'],
    ['streetOne', 'PO\u200D Box 12', 'Enter the address where you live, not a PO box.'],
    ['streetOne', '1234', 'Enter your street address.'],
    ['city', '97201', 'Enter your city.'],
    ['city', 'PO Box 12', 'Enter the address where you live, not a PO box.'],
    ['city', '\u200B', 'Enter your city.'],
    ['city', ' \uFEFF\u202E', 'Enter your city.'],
    ['streetTwo', 'P.O. Box 7', 'Enter the address where you live, not a PO box.'],
    ['streetOne', 'x'.repeat(101), 'Use 100 characters or fewer.'],
    ['city', 'x'.repeat(61), 'Use 60 characters or fewer.'],
    ['stateAbbr', 'XX', 'Enter a state of the U.S., as two letters.'],
    ['zipCode', '02108', "This zip code isn't in Oregon."],
    ['zipCode', '1234', 'Enter a zip code of 5 digits.'],
    ['zipCode', '123456', 'Enter a zip code of 5 digits.'],
    ['ssn', '000000000', "This isn't a valid Social Security number. Check the digits."],
    ['ssn', '123456789', "This isn't a valid Social Security number. Check the digits."],
    ['ssn', '51234789', 'Enter your nine-digit Social Security number.'],
  ])('%s is not %s: %s [ONB-098, PLT-023]', (name, value, words) => {
    expect(saidOf({ ...filled, [name]: value })).toEqual({ [name]: words });
  });
});
