import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { depositKind, isMadeOutTo, takingBack } from './pay.ts';

const hazel = { firstName: 'Hazel', lastName: 'Hourly' };

describe('isMadeOutTo', () => {
  it.each([
    null,
    'Hazel Hourly',
    'HAZEL M HOURLY',
    'HOURLY HAZEL',
    ' HOURLY HAZEL ',
    'HOURLY  HAZEL',
    'Hourly, Hazel',
    'H Hourly',
  ])('takes %s for hers', (name) => {
    expect(isMadeOutTo(name, hazel)).toBe(true);
  });

  it.each([
    ['BARTHOLOMEA VANDERBILT', true],
    ['VANDERBILTSON BARTHOLO', true],
    ['VANDERBILTSON,BARTHOLO', true],
    ['BARTHOLOMEA VANDERBIL', false],
    ['BARTHOLOMEA VANDERBELT', false],
  ])('knows %s by what is left of a name that was cut off: %s', (name, isHers) => {
    const person = { firstName: 'Bartholomea', lastName: 'Vanderbiltson' };
    expect(isMadeOutTo(name, person)).toBe(isHers);
  });

  it.each(['', 'Somebody Else', 'Hazel', 'Hazel Monthly', 'Rosa Hourly'])(
    'takes %s for somebody else',
    (name) => {
      expect(isMadeOutTo(name, hazel)).toBe(false);
    },
  );
});

describe('depositKind', () => {
  it.each([
    ['pay', 'NORTHWIND PAYROLL'],
    ['pay', 'TAXIS OF SALEM'],
    ['pay', 'FIRST IRS TREASURE HUNT'],
    ['tax_refund', 'IRS TREAS 310'],
    ['tax_refund', 'OREGON TAX REF'],
    ['tax_refund', 'NYSTTAXRFD'],
  ])('is %s by %s', (kind, sender) => {
    expect(depositKind({ sender, amountCents: 25_000 }, 100_000)).toBe(kind);
  });

  it('is pay by its size, and a refund whatever its size', () => {
    const kindOf = (sender: string, amountCents: number) =>
      depositKind({ sender, amountCents }, 100_000);
    expect(kindOf('NORTHWIND PAYROLL', 24_999)).toBe('other');
    expect(kindOf('IRS TREAS 310', 1)).toBe('tax_refund');
    expect(depositKind({ sender: 'A FRIEND', amountCents: 4_999 }, null)).toBe('other');
    expect(depositKind({ sender: 'A FRIEND', amountCents: 5_000 }, null)).toBe('pay');
  });
});

describe('takingBack', () => {
  it('takes what is left first, then what it repaid, and says what is gone', () => {
    const of = { depositCents: 400, repaidCents: 250 };
    expect(takingBack(300, of)).toEqual({ leftCents: 300, repaidCents: 0, goneCents: 0 });
    expect(takingBack(500, of)).toEqual({ leftCents: 400, repaidCents: 100, goneCents: 0 });
    expect(takingBack(900, of)).toEqual({ leftCents: 400, repaidCents: 250, goneCents: 250 });
  });

  it('is all of it, and no part above what there is', () => {
    const cents = fc.nat(1_000_000);
    fc.assert(
      fc.property(cents, cents, cents, (amountCents, depositCents, repaidCents) => {
        const parts = takingBack(amountCents, { depositCents, repaidCents });
        expect(parts.leftCents + parts.repaidCents + parts.goneCents).toBe(amountCents);
        expect(parts.leftCents).toBeLessThanOrEqual(depositCents);
        expect(parts.repaidCents).toBeLessThanOrEqual(repaidCents);
        expect(parts.goneCents === 0 || parts.leftCents === depositCents).toBe(true);
      }),
    );
  });
});
