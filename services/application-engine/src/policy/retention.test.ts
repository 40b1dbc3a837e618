import { describe, expect, it } from '@jest/globals';
import { RETENTION, retainedBy, type RetentionGround } from './retention.ts';

const TODAY = '2026-11-21';
const ALL_KEPT = {
  whys: expect.any(Array),
  isInfoKept: true,
  isVerificationKept: true,
  decisionKeptUntil: null,
  recordsKeptUntil: null,
};

describe('retainedBy', () => {
  it('keeps nothing of whom nothing is so', () => {
    expect(retainedBy([], TODAY)).toEqual({
      grounds: [],
      whys: [],
      isInfoKept: false,
      isVerificationKept: false,
      decisionKeptUntil: null,
      recordsKeptUntil: null,
    });
  });

  it.each<RetentionGround>(['card_account', 'transaction', 'card_being_issued'])(
    'keeps all that she told for %s',
    (ground) => {
      expect(retainedBy([ground], TODAY)).toEqual({ grounds: [ground], ...ALL_KEPT });
    },
  );

  it('keeps what another application needs, and no verification, which that has not', () => {
    expect(retainedBy(['other_application'], TODAY)).toMatchObject({
      isInfoKept: true,
      isVerificationKept: false,
    });
  });

  it('keeps of who was refused that she was, for five years, and nothing that she told', () => {
    expect(retainedBy(['refused_identity'], TODAY)).toEqual({
      grounds: ['refused_identity'],
      whys: ["You may dispute for five years that you weren't accepted."],
      isInfoKept: false,
      isVerificationKept: false,
      decisionKeptUntil: '2031-11-21',
      recordsKeptUntil: null,
    });
    expect(retainedBy(['refused_identity'], '2028-02-29').decisionKeptUntil).toBe('2033-02-28');
  });

  it('keeps what there is of an account until five years after it was closed, and not that day', () => {
    const grounds: RetentionGround[] = ['card_account', 'transaction'];
    const kept = { grounds, ...ALL_KEPT, recordsKeptUntil: '2031-11-21' };
    expect(retainedBy(grounds, TODAY, '2026-11-21')).toEqual(kept);
    expect(retainedBy(grounds, '2031-11-20', '2026-11-21')).toEqual(kept);
    expect(retainedBy(grounds, '2031-11-21', '2026-11-21')).toEqual(retainedBy([], TODAY));
    expect(retainedBy(grounds, '2099-01-01')).toEqual({ grounds, ...ALL_KEPT });
  });

  it('keeps on another ground what a closed account keeps no more', () => {
    const grounds: RetentionGround[] = ['card_account', 'other_application'];
    expect(retainedBy(grounds, '2031-11-21', '2026-11-21')).toMatchObject({
      grounds: ['other_application'],
      isInfoKept: true,
      recordsKeptUntil: null,
    });
  });

  it('names each ground, in the order of the table, and knows none before its day', () => {
    const grounds: RetentionGround[] = ['refused_identity', 'card_account'];
    expect(retainedBy(grounds, TODAY).grounds).toEqual(grounds.toReversed());
    expect(retainedBy(grounds, '2024-12-31').grounds).toEqual([]);
  });

  it('has one line for each ground, each with its source and its days in order', () => {
    expect(new Set(RETENTION.map(({ ground }) => ground)).size).toBe(RETENTION.length);
    for (const { source, keeps, from, until } of RETENTION) {
      expect(source).toMatch(/CFR|U\.S\.C\./);
      expect(keeps.length).toBeGreaterThan(0);
      expect(until === null || from < until).toBe(true);
    }
  });
});
