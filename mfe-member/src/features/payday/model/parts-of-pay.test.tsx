import { describe, expect, it } from '@jest/globals';
import { makePayday } from '#testing/factories.ts';
import { partsOfPay } from './parts-of-pay.ts';

const said = (...parts: { day: string; amount: number }[]) =>
  partsOfPay(makePayday({ paycheckReceived: true, paycheckParts: parts }));

describe('pay that came in', () => {
  it('is told by its parts where it came in several', () => {
    const first = { day: '2026-11-20', amount: 950 };
    expect(said(first, { day: '2026-11-21', amount: 500.5 })).toBe(
      'You were paid $950.00 on Fri, Nov 20 and $500.50 on Sat, Nov 21.',
    );
    expect([said(first), said(), partsOfPay(makePayday())]).toEqual([null, null, null]);
  });
});
