import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { Outflow } from '#features/banks/banks.ts';
import { isMonitored, type PayOverrides, type Payroll } from '#features/payroll/payroll.ts';
import type { LimitReading } from './limit-reading.ts';
import type { MemberLimitConfig } from './limit-rules.ts';

/** A reading as the database gives it; null where there is no such link, configuration or limit. */
export type LimitRow = {
  user_id: string;
  gross_cents: bigint | null;
  fingerprint: string;
  shown: string;
  period_ends_on: CalendarDate | null;
  partner_slug: string | null;
  is_deactivated: boolean;
  has_card: boolean;
  is_card_terminated: boolean;
  is_switched_away: boolean;
  is_debit_stopped: boolean;
  has_config: boolean;
  is_muted: boolean;
  is_probationary_limit_on: boolean | null;
  counts_future_deposits: boolean | null;
  payroll_linked_parts: number[] | null;
  payroll_unlinked_parts: number[] | null;
  refund_advance_part: number | null;
  has_bank: boolean;
  institution_name: string;
  available_cents: number;
  is_bank_broken: boolean;
  bank_read_at: Date;
  has_payroll: boolean;
  employer_name: string | null;
  pay_frequency: Payroll['payFrequency'];
  monitoring_status: string;
  is_payroll_broken: boolean;
  payroll_read_at: Date;
  override_pay_cents: number | null;
  override_pay_frequency: NonNullable<PayOverrides['compensation']>['payFrequency'];
  override_pay_made_at: Date;
  override_pay_made_on: CalendarDate;
  override_start_on: CalendarDate | null;
  override_start_made_at: Date;
  override_start_made_on: CalendarDate;
  unpaid_gross_cents: bigint;
  paid_through: CalendarDate | null;
  known_until: CalendarDate;
  paid_gross_cents: bigint;
  paid_net_cents: bigint;
  last_pay_days: CalendarDate[] | null;
  announced_pay_on: CalendarDate | null;
  bills: [averageCents: number, frequency: Outflow['frequency'], nextOn: CalendarDate][] | null;
  settled_repayments: bigint;
  returnable_cents: bigint;
  refund_cents: number | null;
  is_refund_accepted: boolean;
  is_refund_eligible: boolean;
  refund_state: string;
  home_state: string | null;
};

export const toReading = (row: LimitRow): LimitReading => ({
  userId: row.user_id,
  last:
    row.gross_cents === null
      ? null
      : {
          grossCents: Number(row.gross_cents),
          fingerprint: row.fingerprint,
          shown: row.shown,
          periodEndsOn: row.period_ends_on,
        },
  partnerSlug: row.partner_slug,
  isDeactivated: row.is_deactivated,
  hasCard: row.has_card,
  isCardTerminated: row.is_card_terminated,
  isDirectDepositSwitchedAway: row.is_switched_away,
  isDebitStopped: row.is_debit_stopped,
  config: toConfig(row),
  bank: row.has_bank
    ? {
        institutionName: row.institution_name,
        availableCents: row.available_cents,
        isBroken: row.is_bank_broken,
        readAt: row.bank_read_at,
      }
    : null,
  payroll: toPayroll(row),
  unpaidGrossCents: Number(row.unpaid_gross_cents),
  paidThrough: row.paid_through,
  knownUntil: row.known_until,
  paid: { grossCents: Number(row.paid_gross_cents), netCents: Number(row.paid_net_cents) },
  payDates: [...(row.last_pay_days ?? []), row.announced_pay_on].filter((day) => day !== null),
  bills: (row.bills ?? []).map(([averageCents, frequency, nextOccurrenceOn]) => ({
    averageCents,
    frequency,
    nextOccurrenceOn,
  })),
  settledRepayments: Number(row.settled_repayments),
  returnableCents: Number(row.returnable_cents),
  refund:
    row.refund_cents === null
      ? null
      : {
          isAccepted: row.is_refund_accepted,
          isAdvanceEligible: row.is_refund_eligible,
          eligibleFederalCents: row.refund_cents,
          state: row.refund_state,
          homeState: row.home_state,
        },
});

const toConfig = (row: LimitRow): MemberLimitConfig | null =>
  row.has_config
    ? {
        isMuted: row.is_muted,
        isProbationaryLimitOn: row.is_probationary_limit_on,
        countsFutureDeposits: row.counts_future_deposits,
        payrollLinkedBasisPoints: row.payroll_linked_parts,
        payrollUnlinkedBasisPoints: row.payroll_unlinked_parts,
        refundAdvanceBasisPoints: row.refund_advance_part,
      }
    : null;

const toPayroll = (row: LimitRow): LimitReading['payroll'] =>
  row.has_payroll
    ? {
        employerName: row.employer_name,
        payFrequency:
          row.override_pay_cents === null ? row.pay_frequency : row.override_pay_frequency,
        overrides: toOverrides(row),
        isBroken: !isMonitored(row.monitoring_status) || row.is_payroll_broken,
        readAt: row.payroll_read_at,
      }
    : null;

const toOverrides = (row: LimitRow): PayOverrides => ({
  compensation:
    row.override_pay_cents === null
      ? null
      : {
          payCents: row.override_pay_cents,
          payFrequency: row.override_pay_frequency,
          madeAt: row.override_pay_made_at,
          madeOn: row.override_pay_made_on,
        },
  period:
    row.override_start_on === null
      ? null
      : {
          startOn: row.override_start_on,
          madeAt: row.override_start_made_at,
          madeOn: row.override_start_made_on,
        },
});
