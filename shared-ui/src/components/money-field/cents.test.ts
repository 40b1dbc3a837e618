import { describe, expect, it } from '@jest/globals';
import { readCents, writeCents } from './cents.ts';

describe('readCents', () => {
  it.each([
    ['', null],
    ['.', null],
    ['0', 0],
    ['12', 1200],
    ['12.', 1200],
    ['12.5', 1250],
    ['.05', 5],
    ['1234567.89', 123_456_789],
  ])('reads %j as %j', (amount, cents) => {
    expect(readCents(amount)).toBe(cents);
  });
});

describe('writeCents', () => {
  it.each([
    [null, ''],
    [0, '0.00'],
    [5, '0.05'],
    [1250, '12.50'],
    [123_456_789, '1234567.89'],
  ])('writes %j as %j', (cents, amount) => {
    expect(writeCents(cents)).toBe(amount);
  });
});
