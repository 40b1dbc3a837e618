import { describe, expect, it } from '@jest/globals';
import { birthDateFault } from './birth-date.ts';
import { addressFault, isPoBox, isState } from './home-address.ts';
import { oneLine } from './one-line.ts';
import { isSsn } from './ssn.ts';
import { isPhoneNumber } from './phone-number.ts';
import { STATE_NAMES, stateName } from './states.ts';
import { isZipOf } from './zip-code.ts';

const TODAY = '2026-11-23';

describe('a date of birth', () => {
  it.each([
    ['2008-11-23', null, 'who is 18 today'],
    ['2008-11-24', 'under_age', 'who is 18 tomorrow'],
    ['2009-11-23', 'under_age', 'who is 17'],
    ['2026-11-23', 'under_age', 'who is born today'],
    ['2026-11-24', 'in_future', 'who is born tomorrow'],
    ['1904-01-01', null, 'who is as old as anybody was'],
    ['1903-12-31', 'too_long_ago', 'who is older than anybody was'],
    ['2004-02-29', null, 'who is born in a leap year'],
    ['2003-02-29', 'not_a_date', 'a day that the year does not have'],
    ['2000-13-01', 'not_a_date', 'a thirteenth month'],
    ['2000-04-31', 'not_a_date', 'a thirty-first of April'],
    ['01/31/1990', 'not_a_date', 'another way of writing it'],
    ['', 'not_a_date', 'nothing'],
  ])('%s: %s, of %s', (dateOfBirth: string, fault: string | null, _of: string) => {
    expect(birthDateFault(dateOfBirth, TODAY)).toBe(fault);
  });
});

describe('a Social Security number', () => {
  it.each(['512347890', '001010001', '899999999', '665123456', '667123456'])(
    '%s can be one',
    (digits) => expect(isSsn(digits)).toBe(true),
  );

  it.each([
    ['000000000', 'zeros'],
    ['000123456', 'no area'],
    ['666123456', 'an area that is left out'],
    ['900123456', 'a number for taxpayers'],
    ['987654321', 'another of them'],
    ['512007890', 'no group'],
    ['512340000', 'no serial'],
    ['111111111', 'one digit'],
    ['123456789', 'in order'],
    ['078051120', 'of a wallet that was sold'],
    ['51234789', 'eight digits'],
    ['5123478901', 'ten digits'],
    ['512-34-7890', 'dashes'],
    ['٥١٢٣٤٧٨٩٠', 'other digits'],
    ['', 'nothing'],
  ])('%s cannot: %s', (digits, _what) => expect(isSsn(digits)).toBe(false));
});

describe('a phone number', () => {
  it.each(['5035550142', '2122000000', '9899999999', '6502530000'])('%s can be hers', (digits) =>
    expect(isPhoneNumber(digits)).toBe(true),
  );

  it.each([
    ['9115550142', 'of emergency services'],
    ['2115550142', 'of another service'],
    ['8005550142', 'that nobody pays to call'],
    ['8335550142', 'of the same, given out later'],
    ['9005550142', 'that costs more'],
    ['5039110142', 'with a service as its exchange'],
    ['1035550142', 'whose area begins with 1'],
    ['5031550142', 'whose exchange begins with 1'],
    ['503555014', 'of nine digits'],
    ['50355501420', 'of eleven'],
    ['', 'of none'],
  ])('%s cannot: one %s', (digits, _which) => expect(isPhoneNumber(digits)).toBe(false));
});

describe('a home address', () => {
  it('is in a state or the District of Columbia', () => {
    expect(Object.keys(STATE_NAMES)).toHaveLength(51);
    expect(['OR', 'DC', 'KS'].filter(isState)).toHaveLength(3);
    expect(['PR', 'GU', 'or', 'XX', '', 'constructor'].filter(isState)).toEqual([]);
  });

  it('is in one that has a name of its own', () => {
    const names = Object.values(STATE_NAMES);
    expect(names).toEqual([...new Set(names)].toSorted());
    expect([stateName('KS'), stateName('DC'), stateName('PR')]).toEqual([
      'Kansas',
      'District of Columbia',
      'PR',
    ]);
  });

  it.each([
    ['97201', 'OR', 'in Portland'],
    ['94607', 'CA', 'in Oakland'],
    ['02108', 'MA', 'in Boston'],
    ['05501', 'MA', 'in Andover, among those of Vermont'],
    ['20001', 'DC', 'in Washington'],
    ['66603', 'KS', 'in Topeka'],
    ['00501', 'NY', 'at the beginning of all'],
    ['99950', 'AK', 'at their end'],
    ['42223', 'TN', 'of Fort Campbell, whose mail comes from Kentucky'],
  ])('has a zip code: %s in %s, %s', (zip, state, _where) => {
    expect(isZipOf(state, zip)).toBe(true);
  });

  it.each([
    ['94607', 'MA', 'Massachusetts'],
    ['04101', 'MA', 'Massachusetts'],
    ['39201', 'MI', 'Michigan'],
    ['99501', 'AL', 'Alabama'],
    ['89101', 'NE', 'Nebraska'],
    ['05501', 'ME', 'Maine'],
    ['09001', 'NY', 'the forces'],
    ['97201', 'XX', 'no state'],
    ['97201', 'constructor', 'no state either'],
  ])('has none of another state: %s is not in %s, %s', (zip, state, _which) => {
    expect(isZipOf(state, zip)).toBe(false);
  });

  it('has zip codes of its own, and few of others, whichever state it is in', () => {
    const zips = Array.from(
      { length: 1000 },
      (_, prefix) => `${String(prefix).padStart(3, '0')}01`,
    );
    for (const state of Object.keys(STATE_NAMES)) {
      const taken = zips.filter((zip) => isZipOf(state, zip)).length;
      expect([state, taken > 0 && taken < 220]).toEqual([state, true]);
    }
  });

  const sent = {
    streetOne: '1 Harbor Street',
    streetTwo: '',
    city: 'Portland',
    stateAbbr: 'OR',
    zipCode: '97201',
  };
  const faultsOf = (changed: Partial<typeof sent>) =>
    (['streetOne', 'streetTwo', 'city', 'stateAbbr', 'zipCode'] as const).flatMap((part) => {
      const fault = addressFault(part, { ...sent, ...changed });
      return fault === null ? [] : [`${part}: ${fault}`];
    });

  it.each<[Partial<typeof sent>, string[]]>([
    [{}, []],
    [{ streetOne: 'A', streetTwo: '4', city: 'Łódź' }, []],
    [{ streetOne: '' }, ['streetOne: no_street']],
    [{ streetOne: '1234' }, ['streetOne: no_street']],
    [{ streetOne: '#12 - 4' }, ['streetOne: no_street']],
    [{ streetOne: 'x'.repeat(100), streetTwo: 'x'.repeat(100), city: 'x'.repeat(60) }, []],
    [{ streetOne: 'x'.repeat(101) }, ['streetOne: street_too_long']],
    [{ streetOne: 'PO Box 12' }, ['streetOne: po_box']],
    [{ streetTwo: 'x'.repeat(101) }, ['streetTwo: street_too_long']],
    [{ streetTwo: 'PMB 12' }, ['streetTwo: po_box']],
    [{ city: '' }, ['city: no_city']],
    [{ city: '97201' }, ['city: no_city']],
    [{ city: 'x'.repeat(61) }, ['city: city_too_long']],
    [{ city: 'PO Box 12' }, ['city: po_box']],
    [{ stateAbbr: '' }, ['stateAbbr: no_state']],
    [{ stateAbbr: 'PR' }, ['stateAbbr: not_a_state']],
    [{ zipCode: '' }, ['zipCode: no_zip_code']],
    [{ zipCode: '9720' }, ['zipCode: not_a_zip_code']],
    [{ zipCode: '02108' }, ['zipCode: zip_code_elsewhere']],
  ])('with %j has these faults: %j', (changed, faults) => {
    expect(faultsOf(changed)).toEqual(faults);
  });

  it.each([
    'PO Box 12',
    'P.O. Box 12',
    'p o box 12',
    'P. O. BOX 12',
    'POB 12',
    'POBox12',
    'Pobox #12',
    'PO Bx 12',
    'P.O. Bx. 12',
    'P.O. 12',
    'PO 12',
    'PO #12',
    'PO12',
    '# PO 12',
    'PO Drawer 12',
    'P.O. Drawer K',
    'Post Office Drawer 12',
    'Drawer 12',
    'Drawer #12',
    '12 Oak Street Drawer 7',
    'Bx 12',
    'Box 12A',
    'RR 2 PO Box 12',
    'Post Office Box 12',
    'Box 12',
    'Box #12',
    'PMB 12',
    '12 Oak Street PMB #7',
    'P.M.B. 12',
    'Private Mailbox 12',
    'Apartado 12',
    'Apartado Postal 12',
    'Apdo. 12',
    'General Delivery',
    oneLine('ＰＯ Ｂｏｘ 12'),
    oneLine('P\u0007O Box 12'),
  ])('%s is a box at a post office', (line) => expect(isPoBox(line)).toBe(true));

  it.each([
    '12 Boxwood Lane',
    '7 Poboy Street',
    '100 Pobox Lane',
    '12 Drawer Street',
    '12 Drawers Lane',
    '5 Po River Road',
    '5 Po Street',
    '12 Depo Road',
    '12 Tempo 7',
    '3 Via Po Boulevard',
    '40 P Street',
    'Apt 4 O',
    '12 P Oak Road',
    'HC 68 Box 23A',
    'HC 68 Box 23',
    'H.C. 68, Box 23',
    'RR 2 Box 152',
    'Rural Route 2 Box 12',
    'Highway Contract Route 68 Box 9',
    'Star Route 3 Box 4',
    '100 Post Road',
    '4 Box Elder Court',
    'Unit 3',
    '1 Pebble Box Road',
    '9 Apartado Way',
    '3 General Delivery Drive',
    '8 Rue PMB',
  ])('%s is not', (line) => expect(isPoBox(line)).toBe(false));
});
