import { describe, expect, it } from '@jest/globals';
import { CODES } from './chart.ts';
import {
  clearingTransfers,
  forcePostTransfers,
  holdTransfers,
  refundTransfers,
  reholdTransfers,
  releaseTransfers,
} from './postings.ts';
import { CHART_ACCOUNTS, OCCASION, countedIds, written } from '../testing/written-transfers.ts';

const expiresAt = new Date('2026-11-27T20:00:00Z');
const open = { pendingId: 'hold', leftCents: 5_000 };
const clear = (amountCents: number, isFinal: boolean) =>
  clearingTransfers(OCCASION, open, { newId: countedIds(), amountCents, isFinal });
const codes = (transfers: readonly { code: number }[]) => transfers.map(({ code }) => code);

describe('holdTransfers', () => {
  it('holds against the network until it expires', () => {
    const hold = { ...CHART_ACCOUNTS, id: 'hold', amountCents: 5_000, expiresAt };
    const transfers = holdTransfers(OCCASION, hold);
    expect(written(transfers)).toEqual(['pending 1110/2020 5000']);
    expect(transfers).toMatchObject([
      { ...OCCASION, id: 'hold', code: CODES.authorization, expiresAt },
    ]);
  });
});

describe('clearingTransfers', () => {
  it('takes a part and lets go of the rest', () => {
    const transfers = clear(3_100, true);
    expect(written(transfers)).toEqual(['post hold 3100', 'void hold 1900']);
    expect(transfers).toMatchObject([
      { ...OCCASION, id: 'id-1', code: CODES.clearing },
      { ...OCCASION, id: 'id-2', code: CODES.clearing },
    ]);
  });

  it('keeps the rest when more is to come, and has none when all is taken', () => {
    expect(written(clear(3_100, false))).toEqual(['post hold 3100']);
    expect(written(clear(5_000, true))).toEqual(['post hold 5000']);
    expect(written(clear(4_999, true))).toEqual(['post hold 4999', 'void hold 1']);
  });

  it('takes nothing for nothing', () => {
    expect(written(clear(0, true))).toEqual(['void hold 5000']);
    expect(written(clear(0, false))).toEqual([]);
  });
});

describe('forcePostTransfers', () => {
  const force = (hold: typeof open | null) =>
    forcePostTransfers(OCCASION, hold, {
      ...CHART_ACCOUNTS,
      newId: countedIds(),
      amountCents: 6_200,
    });

  it('lets go of the hold and posts all of it', () => {
    expect(written(force(open))).toEqual(['void hold 5000', '1110/2020 6200']);
    expect(codes(force(open))).toEqual([CODES.forcePost, CODES.forcePost]);
    expect(force(open)).toMatchObject([
      { id: 'id-1', kind: 'void' },
      { ...OCCASION, id: 'id-2', kind: 'single' },
    ]);
  });

  it('needs no hold, or one of which something is left', () => {
    expect(written(force(null))).toEqual(['1110/2020 6200']);
    expect(written(force({ ...open, leftCents: 0 }))).toEqual(['1110/2020 6200']);
  });
});

describe('releaseTransfers', () => {
  it.each([CODES.holdExpired, CODES.holdEndedByStaff])('lets go of all, saying why: %i', (code) => {
    const transfers = releaseTransfers(OCCASION, open, { newId: countedIds(), code });
    expect(written(transfers)).toEqual(['void hold 5000']);
    expect(transfers).toMatchObject([{ ...OCCASION, id: 'id-1', code }]);
  });
});

describe('reholdTransfers', () => {
  it('ends the old hold and begins another, together', () => {
    const next = {
      ...CHART_ACCOUNTS,
      newId: countedIds(),
      id: 'next',
      amountCents: 7_000,
      expiresAt,
    };
    const transfers = reholdTransfers(OCCASION, open, next);
    expect(written(transfers)).toEqual(['void hold 5000', 'pending 1110/2020 7000']);
    expect(codes(transfers)).toEqual([CODES.holdReversed, CODES.authorization]);
    expect(transfers[1]).toMatchObject({ id: 'next', expiresAt });
    expect(Object.keys(transfers[1] ?? {})).not.toContain('newId');
  });

  it('only ends the old one when nothing is to be held any more', () => {
    const next = { ...CHART_ACCOUNTS, newId: countedIds(), id: 'next', amountCents: 0, expiresAt };
    expect(written(reholdTransfers(OCCASION, open, next))).toEqual(['void hold 5000']);
  });
});

describe('refundTransfers', () => {
  const refund = (amountCents: number, owedCents: number) =>
    refundTransfers(OCCASION, CHART_ACCOUNTS, { newId: countedIds(), amountCents, owedCents });

  it('repays what she owes', () => {
    expect(written(refund(2_000, 2_000))).toEqual(['2020/1110 2000']);
    expect(refund(2_000, 9_000)).toMatchObject([{ ...OCCASION, code: CODES.merchantRefund }]);
  });

  it('deposits what is left, with the money for it', () => {
    expect(written(refund(2_000, 500))).toEqual([
      '2020/1110 500',
      '2020/2010 1500',
      '1020/1010 1500',
    ]);
    expect(codes(refund(2_000, 500))).toEqual(Array(3).fill(CODES.merchantRefund));
  });

  it.each([0, -300])('deposits all of it when she owes %i', (owed) => {
    expect(written(refund(2_000, owed))).toEqual(['2020/2010 2000', '1020/1010 2000']);
  });
});
