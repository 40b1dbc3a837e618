import type { MemberClosureOutlook } from '@reset/api-contract/member/closure.ts';
import { describe, expect, it } from '@jest/globals';
import { closureOutlookOf } from './closure-outlook.ts';
import { ERASED_AT_ONCE } from './erased-at-once.ts';
import { nameKeptUntil } from './name-kept-until.ts';

const TODAY = '2026-11-26';
const member = (changes: Partial<MemberClosureOutlook> = {}): MemberClosureOutlook => ({
  settle_first: [],
  ends: ['Your cards'],
  kept_for: ['card_account', 'transaction'],
  erased_with_records: ['Your name on statements'],
  stays: ['What was booked'],
  ...changes,
});

describe('closureOutlookOf', () => {
  it('keeps who she is and her records until the day on which the jobs erase them', () => {
    const { kept } = closureOutlookOf(member(), TODAY);
    const records = { card_account: 'closed', has_transactions: true, kept_from: TODAY } as const;
    const until = nameKeptUntil(records, TODAY);
    expect(until).toBe('2031-11-26');
    expect(kept.slice(0, 2)).toEqual([
      { what: expect.stringMatching(/^Your name, email/), why: [BANKS, PAYMENTS], until },
      { what: 'Your name on statements', why: [BANKS, PAYMENTS], until },
    ]);
    expect(kept.at(-1)).toEqual({ what: 'What was booked', why: [], until: null });
  });

  it('erases who she is at once where no record of money keeps it', () => {
    const { erased_at_once: erased, kept } = closureOutlookOf(member({ kept_for: [] }), TODAY);
    expect(erased).toEqual([
      ...Object.keys(ERASED_AT_ONCE),
      expect.stringMatching(/^Your name, email/),
      'Your name on statements',
    ]);
    expect(JSON.stringify(kept)).not.toContain('Your name on statements');
  });
});

const BANKS =
  'Banks have to keep who their customers were for five years after an account is closed.';
const PAYMENTS = 'Records of payments have to be kept for five years.';
