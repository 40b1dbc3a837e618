import fc from 'fast-check';
import type {
  LimitFacts,
  LimitInputs,
  LimitMoment,
  LimitRules,
} from '#features/limits/limit-inputs.ts';

type Changes = {
  facts?: Partial<LimitFacts>;
  rules?: Partial<LimitRules>;
  moment?: Partial<LimitMoment>;
};

const NOW = '2026-11-20T20:00:00.000Z';

/** 200 dollars of unpaid work, 1,000 in the bank, no bills, all of it read an hour ago. */
export const someLimitInputs = ({ facts, rules, moment }: Changes = {}): LimitInputs => ({
  facts: {
    isDeactivated: false,
    isCardTerminated: false,
    isDirectDepositSwitchedAway: false,
    isDebitStopped: false,
    bank: { isBroken: false, availableCents: 100_000 },
    payroll: { isBroken: false },
    accruedNetCents: 20_000,
    futureDepositCents: null,
    billsCents: 0,
    settledRepayments: 0,
    returnableCents: 0,
    refund: null,
    ...facts,
  },
  rules: {
    isMuted: false,
    maxAgeHours: 36,
    payrollLinkedBasisPoints: [5_000],
    payrollUnlinkedBasisPoints: [5_000],
    countsFutureDeposits: false,
    isProbationaryLimitOn: false,
    probationaryCapCents: 10_000,
    refundAdvanceBasisPoints: 0,
    isRefundAdvanceAllowed: false,
    ...rules,
  },
  moment: {
    now: NOW,
    today: '2026-11-20',
    bankReadAt: '2026-11-20T19:00:00.000Z',
    payrollReadAt: '2026-11-20T19:00:00.000Z',
    lastGrossCents: null,
    periodEndsOn: '2026-11-27',
    ...moment,
  },
});

/** All small or all large: among small figures every edge is met, among large ones every size. */
const cents = fc.oneof(
  fc.integer({ min: 0, max: 8 }),
  fc.integer({ min: 0, max: 250_000 }),
  fc.integer({ min: 0, max: 1_000_000_000 }),
);
const balance = fc.oneof(
  cents,
  cents.map((amount) => -amount),
);
const rarely = fc.integer({ min: 0, max: 15 }).map((drawn) => drawn === 0);
const table = fc.array(
  fc.integer({ min: 0, max: 100 }).map((percent) => percent * 100),
  { maxLength: 4 },
);

const setByReset = fc.record({
  setByReset: fc.record({
    payCents: fc.option(cents),
    payFrequency: fc.option(fc.constantFrom('weekly', 'monthly')),
    payPeriodStartOn: fc.option(fc.constantFrom('2026-11-09', '2026-11-20')),
  }),
});

const payFacts: fc.Arbitrary<LimitFacts> = fc.record({
  isDeactivated: rarely,
  isCardTerminated: rarely,
  isDirectDepositSwitchedAway: rarely,
  isDebitStopped: rarely,
  bank: fc.option(fc.record({ isBroken: rarely, availableCents: balance }), { freq: 15 }),
  payroll: fc.option(fc.record({ isBroken: rarely })),
  accruedNetCents: cents,
  futureDepositCents: fc.option(cents),
  billsCents: cents,
  settledRepayments: fc.integer({ min: 0, max: 5 }),
  returnableCents: fc.oneof(fc.constant(0), cents),
  refund: fc.option(
    fc.record({
      isAccepted: fc.boolean(),
      isAdvanceEligible: fc.boolean(),
      eligibleFederalCents: fc.oneof(fc.integer({ min: 99_998, max: 100_002 }), cents),
      state: fc.constantFrom('CA', 'NY', 'CO'),
      homeState: fc.constantFrom('CA', 'NY', 'CO', null),
    }),
  ),
});

/** What staff have set of her pay is in A already. */
const facts: fc.Arbitrary<LimitFacts> = fc
  .tuple(payFacts, fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, setByReset))
  .map(([known, set]) => ({ ...known, ...set }));

const rules: fc.Arbitrary<LimitRules> = fc.record({
  isMuted: rarely,
  maxAgeHours: fc.constantFrom(1, 24, 36),
  payrollLinkedBasisPoints: table,
  payrollUnlinkedBasisPoints: table,
  countsFutureDeposits: fc.boolean(),
  isProbationaryLimitOn: fc.boolean(),
  probationaryCapCents: fc.constantFrom(0, 5, 10_000),
  refundAdvanceBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  isRefundAdvanceAllowed: fc.boolean(),
});

const readAt = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('2026-11-20T19:00:00.000Z', NOW) },
  fc.constantFrom(
    '2026-11-19T08:00:00.000Z',
    '2026-11-19T07:59:59.999Z',
    '2026-11-19T20:00:00.000Z',
    '2026-11-01T00:00:00.000Z',
    null,
  ),
);
const moment: fc.Arbitrary<LimitMoment> = fc.record({
  now: fc.constant(NOW),
  today: fc.constantFrom(
    '2026-11-20',
    '2026-01-31',
    '2026-04-15',
    '2026-04-16',
    '2027-03-31',
    '2027-12-31',
  ),
  bankReadAt: readAt,
  payrollReadAt: readAt,
  lastGrossCents: fc.option(cents),
  periodEndsOn: fc.constantFrom(
    '2026-01-01',
    '2026-04-16',
    '2026-11-20',
    '2026-11-21',
    '2029-01-01',
    null,
  ),
});

/** Any inputs that the engine may be given. */
export const anyLimitInputs: fc.Arbitrary<LimitInputs> = fc.record({ facts, rules, moment });
