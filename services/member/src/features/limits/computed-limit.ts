import { createHash } from 'node:crypto';
import { type CalendarDate, endOfDay } from '#calendar/calendar-date.ts';
import type { LimitInputs } from './limit-inputs.ts';
import { limitFacts, type LimitReading } from './limit-reading.ts';
import { type LimitBasis, limitRules } from './limit-rules.ts';
import {
  advancedCents,
  ENGINE,
  freshUntil,
  grossLimit,
  type GrossLimit,
  lastAdvanceDay,
  whyFrozen,
} from './limits.ts';

/** A limit that was computed, and what is to be done with it. */
export type ComputedLimit = GrossLimit & {
  userId: string;
  inputs: LimitInputs;
  /** When the pay comes that it is for; a frozen one keeps the day that it had. */
  periodEndsOn: CalendarDate | null;
  /** The same as far as it is known: null for who has no payroll that tells. */
  periodPayday: CalendarDate | null;
  /** After that it is computed anew, because what was read has grown too old; null for never. */
  freshUntil: Date | null;
  /** From the end of the season on it is so much less, even before it is computed anew; null for never. */
  falls: { at: Date; cents: number } | null;
  /** The same for the same facts, rules and outcome, whenever they are looked at. */
  fingerprint: string;
  /** The same while she sees the same on her dashboard. */
  shown: string;
  /** Something is other than when it was computed last: it is stored as a row of its own. */
  isChanged: boolean;
  /** Something that she sees is other: she is notified. */
  isVisible: boolean;
};

/** One member's limit, by what was read of her. */
export function computedLimit(
  reading: LimitReading,
  basis: LimitBasis,
  at: { now: Date; today: CalendarDate },
): ComputedLimit {
  const { facts, payday, periodPayday, periodEndsOn } = limitFacts(reading, at.today);
  const rules = limitRules(basis, reading, reading.config);
  const inputs: LimitInputs = { facts, rules, moment: momentOf(reading, at) };
  const limit = grossLimit(inputs);
  const reasons = limit.steps.map(({ reason }) => reason);
  const fingerprint = digest([ENGINE, facts, rules, limit.grossCents, reasons]);
  const { bank, payroll } = reading;
  const names = [bank?.institutionName, payroll?.employerName];
  const { accruedNetCents, billsCents } = facts;
  const balance = bank?.availableCents;
  const shown = digest([limit.grossCents, names, balance, accruedNetCents, billsCents, payday]);
  return {
    ...limit,
    userId: reading.userId,
    inputs,
    periodEndsOn: whyFrozen(inputs) ? (reading.last?.periodEndsOn ?? null) : periodEndsOn,
    periodPayday,
    freshUntil: freshUntil(inputs),
    falls: fallOf(limit, inputs),
    fingerprint,
    shown,
    isChanged: fingerprint !== reading.last?.fingerprint,
    isVisible: shown !== reading.last?.shown,
  };
}

/** Without the part of her refund it is what it would be then by the same facts. */
function fallOf(limit: GrossLimit, inputs: LimitInputs): ComputedLimit['falls'] {
  if (advancedCents(limit) === 0) return null;
  const without = grossLimit({ ...inputs, facts: { ...inputs.facts, refund: null } });
  const lastMoment = endOfDay(lastAdvanceDay(inputs.moment.today));
  return {
    at: new Date(lastMoment.getTime() + 1),
    cents: limit.grossCents - without.grossCents,
  };
}

const momentOf = (
  { bank, payroll, last }: LimitReading,
  { now, today }: { now: Date; today: CalendarDate },
): LimitInputs['moment'] => ({
  now: now.toISOString(),
  today,
  bankReadAt: bank?.readAt.toISOString() ?? null,
  payrollReadAt: payroll?.readAt.toISOString() ?? null,
  lastGrossCents: last?.grossCents ?? null,
  periodEndsOn: last?.periodEndsOn ?? null,
});

/** Another one when limits have to be computed anew because of what holds for everybody. */
export const basisDigest = ({ policy, partners }: LimitBasis): string =>
  digest([
    ENGINE,
    policy,
    [...partners]
      .map(([slug, partner]) => [
        slug,
        partner.enable_probationary_limit,
        partner.income_tax_refund_advance_allowed,
        partner.income_tax_refund_advance_multiplier,
        partner.card_after_taxes,
      ])
      .toSorted(),
  ]);

const digest = (value: unknown): string =>
  createHash('md5').update(JSON.stringify(value)).digest('base64url');
