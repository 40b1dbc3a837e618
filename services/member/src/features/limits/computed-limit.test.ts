import { describe, expect, it } from '@jest/globals';
import { basisDigest, computedLimit } from './computed-limit.ts';
import type { LimitBasis } from './limit-rules.ts';
import type { LimitReading } from './limit-reading.ts';

const basis: LimitBasis = {
  policy: {
    maxAgeHours: 36,
    payrollLinkedBasisPoints: [5_000],
    payrollUnlinkedBasisPoints: [5_000],
    countsFutureDeposits: false,
  },
  partners: new Map([['careful', { enable_probationary_limit: true }]]),
};
const at = { now: new Date('2026-11-20T20:00:00Z'), today: '2026-11-20' };
const later = { now: new Date('2026-11-21T20:00:00Z'), today: '2026-11-21' };
const bank = {
  institutionName: 'Bank',
  availableCents: 125_000,
  isBroken: false,
  readAt: new Date('2026-11-20T19:00:00Z'),
};
const payroll = {
  employerName: 'Shop',
  payFrequency: 'bi_weekly' as const,
  isBroken: false,
  readAt: new Date('2026-11-20T19:00:00Z'),
};
const bill = { averageCents: 42_169, nextOccurrenceOn: '2026-11-22' };
const reading: LimitReading = {
  userId: 'u',
  last: null,
  partnerSlug: null,
  isDeactivated: false,
  hasCard: true,
  isCardTerminated: false,
  isDirectDepositSwitchedAway: false,
  isDebitStopped: false,
  config: null,
  bank,
  payroll,
  unpaidGrossCents: 117_500,
  paidThrough: '2026-11-12',
  knownUntil: '2026-11-20',
  paid: { grossCents: 100, netCents: 72 },
  payDates: ['2026-11-17'],
  bills: [{ ...bill, frequency: 'monthly' }],
  settledRepayments: 0,
  returnableCents: 0,
  refund: null,
};
const compute = (changes: Partial<LimitReading> = {}, moment = at) =>
  computedLimit({ ...reading, ...changes }, basis, moment);
const asLast = ({ grossCents, fingerprint, shown, periodEndsOn }: ReturnType<typeof compute>) => ({
  last: { grossCents, fingerprint, shown, periodEndsOn },
});

describe('computedLimit', () => {
  it('is of what was read, with all that it was computed from', () => {
    expect(compute()).toMatchObject({
      userId: 'u',
      grossCents: 42_300,
      isChanged: true,
      isVisible: true,
      inputs: {
        facts: {
          accruedNetCents: 84_600,
          billsCents: 42_169,
          bank: { isBroken: false, availableCents: 125_000 },
          payroll: { isBroken: false },
          futureDepositCents: null,
          refund: null,
        },
        moment: {
          now: '2026-11-20T20:00:00.000Z',
          today: '2026-11-20',
          bankReadAt: '2026-11-20T19:00:00.000Z',
          payrollReadAt: '2026-11-20T19:00:00.000Z',
          lastGrossCents: null,
        },
      },
    });
  });

  it('accrues nothing without a payroll, and reckons with the bills of a month', () => {
    const bills = [{ ...bill, frequency: 'weekly' as const }];
    const { grossCents, inputs } = compute({ payroll: null, bills });
    expect(grossCents).toBe(0);
    expect(inputs.facts).toMatchObject({ accruedNetCents: 0, billsCents: 5 * 42_169 });
    expect(inputs.moment.payrollReadAt).toBeNull();
  });

  it("follows the rules of her partner, and of none that there isn't", () => {
    expect(compute({ partnerSlug: 'careful' }).grossCents).toBe(10_000);
    expect(compute({ partnerSlug: 'gone' }).grossCents).toBe(42_300);
  });

  it('is no other one when only time went by or its links were read again', () => {
    const last = asLast(compute());
    const again = compute({ ...last, bank: { ...bank, readAt: later.now } }, later);
    expect(again).toMatchObject({ isChanged: false, isVisible: false });
  });

  it.each<[string, Partial<LimitReading>]>([
    ['balance', { bank: { ...bank, availableCents: 125_001 } }],
    ['pay', { unpaidGrossCents: 117_600 }],
    ['bills', { bills: [] }],
    ['partner', { partnerSlug: 'careful' }],
  ])('is another one, and news, by another %s', (_what, changes) => {
    expect(compute({ ...asLast(compute()), ...changes })).toMatchObject({
      isChanged: true,
      isVisible: true,
    });
  });

  it('is another one, and no news, by what she does not see', () => {
    const config = {
      isMuted: false,
      isProbationaryLimitOn: null,
      countsFutureDeposits: true,
      payrollLinkedBasisPoints: null,
      payrollUnlinkedBasisPoints: null,
      refundAdvanceBasisPoints: null,
    };
    const changed = compute({ ...asLast(compute()), config });
    expect(changed).toMatchObject({ isChanged: true, isVisible: false });
    const repaid = compute({ ...asLast(compute()), settledRepayments: 1 });
    expect(repaid).toMatchObject({ isChanged: true, isVisible: false });
  });

  it.each<[string, Partial<LimitReading>]>([
    ['payday', { payDates: ['2026-11-18'] }],
    ['name of her bank', { bank: { ...bank, institutionName: 'Another' } }],
    ['name of her employer', { payroll: { ...payroll, employerName: 'Another' } }],
  ])('is news, and no other one, by another %s', (_what, changes) => {
    const changed = compute({ ...asLast(compute()), ...changes });
    expect(changed).toMatchObject({ isChanged: false, isVisible: true });
  });

  it('is another one when it freezes at the same figure', () => {
    const frozen = compute({ ...asLast(compute()), bank: { ...bank, isBroken: true } });
    expect(frozen).toMatchObject({ grossCents: 42_300, isChanged: true, isVisible: false });
  });

  it('ends, frozen, on the payday that it was computed for, however often it is computed anew', () => {
    const known = compute();
    expect(known.periodEndsOn).toBe('2026-12-01');
    const isBroken = { bank: { ...bank, isBroken: true } };
    const grossOn = (last: typeof known, today: string) =>
      compute({ ...asLast(last), ...isBroken }, { now: at.now, today });
    const frozen = grossOn(known, '2026-11-30');
    expect(frozen).toMatchObject({ grossCents: 42_300, periodEndsOn: '2026-12-01' });
    const over = grossOn(frozen, '2026-12-01');
    expect(over).toMatchObject({ grossCents: 0, periodEndsOn: '2026-12-01' });
    expect(grossOn(over, '2026-12-02').grossCents).toBe(0);
    const paid = { ...asLast(over), payDates: ['2026-12-01'] };
    expect(compute(paid, { now: at.now, today: '2026-12-02' }).periodEndsOn).toBe('2026-12-15');
  });

  it('does not outlast, frozen, pay that was to come on the day before and was not seen to', () => {
    const payday = { now: new Date('2026-12-01T16:00:00Z'), today: '2026-12-01' };
    const readAt = payday.now;
    const fresh = { bank: { ...bank, readAt }, payroll: { ...payroll, readAt } };
    const known = compute(fresh, payday);
    expect(known).toMatchObject({ grossCents: 42_300, periodEndsOn: '2026-12-01' });
    const lost = { ...asLast(known), bank: fresh.bank, payroll: { ...payroll, isBroken: true } };
    expect(compute(lost, { ...payday, today: '2026-12-02' }).grossCents).toBe(0);
  });
});

describe('basisDigest', () => {
  it('is another one for other rules for everybody, and for other partners', () => {
    const partners = new Map([['careful', { enable_probationary_limit: false }]]);
    const advancing = new Map([
      ['careful', { enable_probationary_limit: true, income_tax_refund_advance_multiplier: 0.5 }],
    ]);
    const policy = { ...basis.policy, maxAgeHours: 24 };
    const others = [
      { ...basis, partners },
      { ...basis, partners: advancing },
      { ...basis, policy },
    ];
    const digests = [basis, ...others].map(basisDigest);
    expect(new Set(digests).size).toBe(4);
    expect(basisDigest({ policy: { ...basis.policy }, partners: new Map(basis.partners) })).toBe(
      digests[0],
    );
  });
});
