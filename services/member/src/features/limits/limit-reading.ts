import type { CalendarDate } from '#calendar/calendar-date.ts';
import { billsCents, type Outflow } from '#features/banks/banks.ts';
import {
  accruedNetCents,
  billsHorizon,
  netPayBasisPoints,
  nextPayday,
  payByDaysCents,
  periodBegin,
  periodPayday,
  overriddenStart,
  type Payroll,
} from '#features/payroll/payroll.ts';
import type { LimitFacts } from './limit-inputs.ts';
import type { MemberLimitConfig } from './limit-rules.ts';

/** What is stored of a member that counts for her limit, as it was at one moment. */
export type LimitReading = {
  userId: string;
  /** What was computed last; null before the first time. */
  last: {
    grossCents: number;
    fingerprint: string;
    shown: string;
    /** When the pay comes that it was computed for, while its data could be trusted. */
    periodEndsOn: CalendarDate | null;
  } | null;
  partnerSlug: string | null;
  isDeactivated: boolean;
  /** She has a card account. */
  hasCard: boolean;
  isCardTerminated: boolean;
  isDirectDepositSwitchedAway: boolean;
  isDebitStopped: boolean;
  config: MemberLimitConfig | null;
  bank: {
    institutionName: string;
    availableCents: number;
    isBroken: boolean;
    readAt: Date;
  } | null;
  payroll:
    | (Pick<Payroll, 'payFrequency' | 'overrides'> & {
        /** null where the platform reports none. */
        employerName: string | null;
        isBroken: boolean;
        readAt: Date;
      })
    | null;
  /** Gross pay of shifts that count and that no paid paystub covers. */
  unpaidGrossCents: number;
  /** The last day that a paid paystub covers; null before the first. */
  paidThrough: CalendarDate | null;
  /** The last day for which the payroll could be read, or today. */
  knownUntil: CalendarDate;
  /** Of all paystubs. */
  paid: { grossCents: number; netCents: number };
  /** The three newest paydays, and the soonest that is still to come. */
  payDates: readonly CalendarDate[];
  bills: readonly Pick<Outflow, 'averageCents' | 'frequency' | 'nextOccurrenceOn'>[];
  settledRepayments: number;
  returnableCents: number;
  /** Of her newest federal return. */
  refund: LimitFacts['refund'];
};

/** null while nobody knows it. */
type Payday = CalendarDate | null;

/** What counts of it today, the next payday, and the day on which this period's pay comes. */
export function limitFacts(
  reading: LimitReading,
  today: CalendarDate,
): { facts: LimitFacts; payday: Payday; periodPayday: Payday; periodEndsOn: CalendarDate } {
  const { bank, payroll, payDates } = reading;
  const billsUntil = billsHorizon(payroll, payDates, today);
  const payOfPeriod = payroll && periodPayday(payroll, payDates, today);
  return {
    payday: payroll && nextPayday(payroll, payDates, today),
    periodPayday: payOfPeriod,
    periodEndsOn: payOfPeriod ?? billsUntil,
    facts: {
      isDeactivated: reading.isDeactivated,
      isCardTerminated: reading.isCardTerminated,
      isDirectDepositSwitchedAway: reading.isDirectDepositSwitchedAway,
      isDebitStopped: reading.isDebitStopped,
      bank: bank && { isBroken: bank.isBroken, availableCents: bank.availableCents },
      payroll: payroll && { isBroken: payroll.isBroken },
      accruedNetCents: accruedCents(reading, today),
      // No provider reports deposits before they arrive.
      futureDepositCents: null,
      refund: reading.refund,
      billsCents: billsCents(reading.bills, { from: today, to: billsUntil }),
      settledRepayments: reading.settledRepayments,
      returnableCents: reading.returnableCents,
      ...setByReset(reading, today),
    },
  };
}

// Without a payroll nobody vouches for the shifts.
function accruedCents(reading: LimitReading, today: CalendarDate): number {
  const { payroll, unpaidGrossCents, paid, knownUntil } = reading;
  if (payroll === null) return 0;
  const compensation = payroll.overrides?.compensation;
  const grossCents = compensation
    ? payByDaysCents(compensation, unpaidFrom(reading, today), knownUntil)
    : unpaidGrossCents;
  return accruedNetCents([{ grossCents }], netPayBasisPoints([paid]));
}

/** The first day of the period whose pay has not come; null while nobody knows. */
export const unpaidFrom = (reading: LimitReading, today: CalendarDate): Payday =>
  periodBegin(reading.paidThrough, startOf(reading, today));

const startOf = ({ payroll, payDates }: LimitReading, today: CalendarDate): Payday =>
  payroll?.overrides ? overriddenStart(payroll.overrides, payDates, today) : null;

/** Absent where nothing is set, so that such facts are those of before. */
function setByReset(reading: LimitReading, today: CalendarDate): Pick<LimitFacts, 'setByReset'> {
  const compensation = reading.payroll?.overrides?.compensation ?? null;
  const startOn = startOf(reading, today);
  if (!compensation && startOn === null) return {};
  return {
    setByReset: {
      payCents: compensation?.payCents ?? null,
      payFrequency: compensation?.payFrequency ?? null,
      payPeriodStartOn: startOn,
    },
  };
}
