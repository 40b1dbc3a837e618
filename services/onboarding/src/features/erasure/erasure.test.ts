import { describe, expect, it } from '@jest/globals';
import type { TaskName } from '@reset/api-contract/onboarding/application-status.ts';
import { groundsOf, type Standing } from './erasure.ts';

const NO_CARD = { card_account: 'none', has_transactions: false, kept_from: null } as const;
const file = (card: TaskName[] = [], tax: TaskName[] = []) => ({
  recorded: { earned_wage_access: new Set(card), tax_refund_advance: new Set(tax) },
});
const standing = (changes: Partial<Standing> = {}): Standing => ({
  reason: 'application_cancelled',
  records: NO_CARD,
  file: file(),
  verification: null,
  ...changes,
});
const TAXES = file([], ['personal_info_submission']);

describe('groundsOf', () => {
  it.each<[string[], Partial<Standing>]>([
    [[], {}],
    [[], { verification: { status: 'verified_automatically' } }],
    [[], { verification: { status: 'flagged_for_review' } }],
    [['refused_identity'], { verification: { status: 'rejected' } }],
    [['card_account'], { records: { ...NO_CARD, card_account: 'open' } }],
    [['card_account'], { records: { ...NO_CARD, card_account: 'closed' } }],
    [['card_being_issued'], { records: { ...NO_CARD, card_account: 'issuing' } }],
    [['card_being_issued'], { file: file(['repayment_setup']) }],
    [
      ['card_account', 'transaction'],
      { records: { ...NO_CARD, card_account: 'open', has_transactions: true } },
    ],
    [['transaction'], { records: { ...NO_CARD, has_transactions: true } }],
    [
      ['card_account'],
      { records: { ...NO_CARD, card_account: 'closed' }, file: file(['repayment_setup']) },
    ],
    [['other_application'], { file: TAXES }],
    [[], { file: TAXES, reason: 'person_asked' }],
  ])('are %j given %j', (grounds, changes) => {
    expect(groundsOf(standing(changes))).toEqual(grounds);
  });
});
