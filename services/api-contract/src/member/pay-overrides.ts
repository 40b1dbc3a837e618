import Type, { type Static } from 'typebox';
import { body, CalendarDate, Id, text } from '../fields.ts';
import { approvedUpTo, expectedValues } from './needs-approval.ts';

/** How often staff may say that somebody is paid (decision C-024: an enumeration of its own). */
export const OverriddenPayFrequency = Type.Union([
  Type.Literal('weekly'),
  Type.Literal('bi_weekly'),
  Type.Literal('semi_monthly'),
  Type.Literal('monthly'),
]);

/** Gross, of one pay period: up to 20,000 dollars, far above what anybody with a card here is paid. */
export const OverriddenPay = Type.Integer({ minimum: 1, maximum: 2_000_000 });

const made = { made_by: Id, reason: text(500) };

/**
 * Internal, POST /internal/members/:user_id/pay_overrides/compensation, 204; 200 with NeedsApproval for
 * more than was approved.
 */
export const PostCompensationOverride = body({
  compensation_amount_int: OverriddenPay,
  pay_frequency: OverriddenPayFrequency,
  ...made,
  ...approvedUpTo,
  ...expectedValues,
});
export type PostCompensationOverride = Static<typeof PostCompensationOverride>;

/**
 * Internal, POST /internal/members/:user_id/pay_overrides/compensation/end, 200: what was set and is no
 * more. 409 `compensation_not_overridden`.
 */
export const EndedCompensationOverride = Type.Object({
  compensation_amount_int: OverriddenPay,
  pay_frequency: OverriddenPayFrequency,
});
export type EndedCompensationOverride = Static<typeof EndedCompensationOverride>;

/** Internal, POST /internal/members/:user_id/pay_overrides/pay_period, 204. */
export const PostPayPeriodOverride = body({ pay_period_start_date: CalendarDate, ...made });
export type PostPayPeriodOverride = Static<typeof PostPayPeriodOverride>;
