import { describe, expect, it } from '@jest/globals';
import {
  type Dispute,
  type DisputeAction,
  effectOfRefund,
  hasOpenCredit,
  isDisputable,
  shareCredit,
  shareDeposited,
  shareTakeBack,
  stateAfter,
} from './disputes.ts';

const someDispute = (changes: Partial<Dispute> = {}): Dispute => ({
  id: 'dispute-1',
  accountId: 'account-1',
  purchaseId: 'purchase-1',
  reason: 'other',
  description: null,
  amountCents: 1_000,
  refundedCents: 0,
  state: 'open',
  openedAt: new Date('2026-11-20T20:00:00Z'),
  creditDueOn: '2026-12-07',
  resolveDueOn: '2027-01-04',
  creditGroupId: null,
  creditedOwedCents: 0,
  creditedDepositCents: 0,
  absorbedCents: 0,
  creditEndedAt: null,
  decisionReason: null,
  takeBackOn: null,
  ...changes,
});
const credited = (changes: Partial<Dispute> = {}) =>
  someDispute({
    state: 'provisional',
    creditGroupId: 'group-1',
    creditedOwedCents: 600,
    creditedDepositCents: 400,
    ...changes,
  });

describe('isDisputable', () => {
  it('holds for what was taken [MEM-097]', () => {
    const states = [
      'pending',
      'declined',
      'posted',
      'repaid',
      'partially_repaid',
      'expired',
      'manually_expired',
    ] as const;
    expect(states.filter(isDisputable)).toEqual(['posted', 'repaid', 'partially_repaid']);
  });
});

describe('hasOpenCredit', () => {
  it('holds from the credit to its end', () => {
    expect(hasOpenCredit(someDispute())).toBe(false);
    expect(hasOpenCredit(credited())).toBe(true);
    const creditEndedAt = new Date('2026-12-20T20:00:00Z');
    expect(hasOpenCredit(credited({ creditEndedAt }))).toBe(false);
  });
});

describe('stateAfter', () => {
  const ACTIONS: DisputeAction[] = ['credit', 'refund', 'withdraw', 'won', 'lost', 'written_off'];
  it.each([
    ['open', ['provisional', 'won', 'withdrawn', 'won', 'lost', 'written_off']],
    ['provisional', ['provisional', 'won', 'withdrawn', 'won', 'lost', 'written_off']],
    ['won', [null, null, null, 'won', null, null]],
    ['lost', [null, 'won', null, null, 'lost', null]],
    ['written_off', [null, null, null, null, null, 'written_off']],
    ['withdrawn', [null, null, 'withdrawn', null, null, null]],
  ] as const)('of %s', (state, expected) => {
    expect(ACTIONS.map((action) => stateAfter(state, action))).toEqual(expected);
  });
});

describe('shareCredit', () => {
  it.each([
    ['all that is owed', 1_000, 1_000, 1_000, [1_000, 0]],
    ['nothing that is repaid', 1_000, 0, 5_000, [0, 1_000]],
    ['a part that is owed', 1_000, 700, 700, [700, 300]],
    ['what no debit reserves', 1_000, 1_000, 300, [300, 700]],
    ['nothing where debits reserve all', 1_000, 1_000, 0, [0, 1_000]],
    ['nothing where they reserve more', 1_000, 1_000, -1, [0, 1_000]],
    ['a claim of less', 200, 1_000, 1_000, [200, 0]],
  ] as const)('pays %s', (_what, cents, owedCents, repayableCents, [paid, deposited]) => {
    expect(shareCredit(cents, { owedCents, repayableCents })).toEqual({
      owedCents: paid,
      depositCents: deposited,
    });
  });
});

describe('shareDeposited', () => {
  const of = (purchaseId: string, cents: number) => ({ purchaseId, merchantName: 'Shop', cents });
  it.each([
    ['all that is held', 500, [], 900, [], 500],
    ['what was repaid, and nothing held', 500, [of('a', 500)], 0, [of('a', 500)], 0],
    ['what was repaid before what is there', 500, [of('a', 300)], 900, [of('a', 300)], 200],
    [
      'the first of what was repaid, where that is more',
      500,
      [of('a', 300), of('b', 300), of('c', 1)],
      900,
      [of('a', 300), of('b', 200)],
      0,
    ],
    ['neither, once it was sent to her bank', 500, [], 0, [], 0],
    ['neither, where her deposit is below zero', 500, [], -100, [], 0],
  ] as const)('has %s', (_what, cents, repaid, depositCents, ofCredit, heldCents) => {
    expect(shareDeposited(cents, { repaid, depositCents })).toEqual({
      repaid: ofCredit,
      heldCents,
    });
  });
});

describe('shareTakeBack', () => {
  it.each([
    ['all of both', 0, [600, 400]],
    ['less on its own, where the merchant gave some back', 300, [600, 100]],
    ['less of the purchase, where it gave more back', 700, [300, 0]],
    ['nothing, where it gave all back', 1_000, [0, 0]],
  ] as const)('is %s', (_what, absorbedCents, [unpaidCents, reversalCents]) => {
    expect(shareTakeBack(credited({ absorbedCents }))).toEqual({ unpaidCents, reversalCents });
  });
});

describe('effectOfRefund', () => {
  const ended = { creditEndedAt: new Date('2026-12-01T20:00:00Z') };
  const none = { absorbedCents: 0, absorbedBy: null, refundedCents: 0, isCovered: false };
  it.each([
    ['of a part lowers an open claim', someDispute(), 400, { refundedCents: 400 }],
    ['of more ends it', someDispute(), 1_500, { refundedCents: 1_000, isCovered: true }],
    [
      'ends what is left of it',
      someDispute({ refundedCents: 400 }),
      600,
      { refundedCents: 600, isCovered: true },
    ],
    [
      'takes the place of a part of a credit',
      credited(),
      400,
      { absorbedCents: 400, absorbedBy: 'chargebackReceivable' },
    ],
    [
      'takes the place of all of it',
      credited({ absorbedCents: 400 }),
      900,
      { absorbedCents: 600, absorbedBy: 'chargebackReceivable', isCovered: true },
    ],
    [
      'does so after a loss that is not taken back yet',
      credited({ state: 'lost', takeBackOn: '2026-12-02' }),
      1_000,
      { absorbedCents: 1_000, absorbedBy: 'chargebackReceivable', isCovered: true },
    ],
    ['is hers where it was taken back', credited({ state: 'lost', ...ended }), 1_000, {}],
    ['is hers where she withdrew', credited({ state: 'withdrawn', ...ended }), 1_000, {}],
    ['is hers where nothing was credited', someDispute({ state: 'lost' }), 1_000, {}],
    [
      'is looked at where the network had paid',
      credited({ state: 'won', ...ended }),
      1_200,
      { absorbedCents: 1_000, absorbedBy: 'unmatched' },
    ],
    [
      'makes our loss less',
      credited({ state: 'written_off', ...ended }),
      300,
      { absorbedCents: 300, absorbedBy: 'disputeLoss' },
    ],
    [
      'is hers where an earlier one had paid for all',
      credited({ state: 'won', absorbedCents: 1_000, ...ended }),
      1_000,
      {},
    ],
  ] as const)('%s', (_what, dispute, cents, expected) => {
    expect(effectOfRefund(dispute, cents)).toEqual({ ...none, ...expected });
  });
});
