import type { CalendarDate } from '#calendar/calendar-date.ts';

/** Somebody's tax refund, as far as it is known. */
export type ExpectedRefund = {
  /** The tax authority has accepted the return, and its refund has not come in through us. */
  isAccepted: boolean;
  isAdvanceEligible: boolean;
  eligibleFederalCents: number;
  /** Of the return, as `CA`. */
  state: string;
  /** Where she lives; null while that is not known. */
  homeState: string | null;
};

/** What is known of a member and counts for her limit; whole cents. */
export type LimitFacts = {
  isDeactivated: boolean;
  /** She had a card, and has none that is not terminated. */
  isCardTerminated: boolean;
  /** Her pay no longer comes to us, though it did. */
  isDirectDepositSwitchedAway: boolean;
  /** She repays by debits, and her bank account may not be debited any more. */
  isDebitStopped: boolean;
  /** null while no bank is linked. */
  bank: {
    /** Its owner has to repair it before it is read again. */
    isBroken: boolean;
    /** Below zero when overdrawn. */
    availableCents: number;
  } | null;
  /** null while no payroll is linked that was read. */
  payroll: { isBroken: boolean } | null;
  /** A: net pay of shifts that no paid paystub covers yet. */
  accruedNetCents: number;
  /** What staff have set of her pay, by which A was computed; absent where they have set nothing. */
  setByReset?: {
    /** Gross, of one pay period. */
    payCents: number | null;
    payFrequency: string | null;
    payPeriodStartOn: CalendarDate | null;
  };
  /** F: the net pay of a deposit that is seen on its way; null while none is. */
  futureDepositCents: number | null;
  /** E: bills due until the next payday. */
  billsCents: number;
  /** n: repayments that are settled, were not taken back, and that her bank cannot send back. */
  settledRepayments: number;
  /** What was debited for her and settled, and may still come back. */
  returnableCents: number;
  /** null while there is no return. */
  refund: ExpectedRefund | null;
};

/** By which rules it is computed: what is set for everybody, for her partner and for herself. */
export type LimitRules = {
  isMuted: boolean;
  /** What was read longer ago is not trusted to raise a limit. */
  maxAgeHours: number;
  /** What part of her pay she may spend, in basis points, by n; the last one counts for all above. */
  payrollLinkedBasisPoints: readonly number[];
  payrollUnlinkedBasisPoints: readonly number[];
  countsFutureDeposits: boolean;
  isProbationaryLimitOn: boolean;
  probationaryCapCents: number;
  refundAdvanceBasisPoints: number;
  isRefundAdvanceAllowed: boolean;
};

/** When it is computed, and what was there before: alone, these make no other limit. */
export type LimitMoment = {
  /** In ISO 8601, as all of them. */
  now: string;
  /** The day that it is then, where the rules are read. */
  today: CalendarDate;
  bankReadAt: string | null;
  payrollReadAt: string | null;
  /** The gross limit until now; null before the first. */
  lastGrossCents: number | null;
  /** When the pay comes that it was computed for, while its data could be trusted; null before. */
  periodEndsOn: CalendarDate | null;
};

export type LimitInputs = { moment: LimitMoment; facts: LimitFacts; rules: LimitRules };
