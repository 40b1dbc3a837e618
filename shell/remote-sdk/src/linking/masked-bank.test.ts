import { expect, it } from '@jest/globals';
import { maskedBank } from './masked-bank.ts';

it.each([
  ['4021', 'Juniper Bank (…\u20604021)'],
  [null, 'Juniper Bank'],
  [undefined, 'Juniper Bank'],
])('writes an account that ends in %s as %s', (mask, written) =>
  expect(maskedBank('Juniper Bank', mask)).toBe(written),
);
