import { Id } from '@reset/api-contract/fields.ts';
import { NeedsApproval } from '@reset/api-contract/member/needs-approval.ts';
import {
  EndedCompensationOverride,
  PostCompensationOverride,
  PostPayPeriodOverride,
} from '@reset/api-contract/member/pay-overrides.ts';
import {
  answerOnce,
  invalidFields,
  type Refusal,
  RefusedError,
  type Service,
  type Transaction,
} from '@reset/service-kit';
import Type from 'typebox';
import { dayOf, isDay, plusMonths } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { changedSince } from '#features/approved/approved.ts';
import { requireMember } from '#features/members/members.store.ts';
import { noPayrollLinked } from './linking/payroll-link.ts';
import type { PayOverrides } from './pay-override.ts';
import { endCompensation, overridePay, readOverrides } from './pay-override.store.ts';
import { payrollStore } from './payroll.store.ts';

const notOverridden: Refusal = {
  status: 409,
  code: 'compensation_not_overridden',
  error: 'What this person earns is as payroll says.',
};
const notADay = invalidFields({ pay_period_start_date: ['This is not a day.'] });
const notBegun = invalidFields({ pay_period_start_date: ['This day has not come yet.'] });
const tooLongAgo = invalidFields({
  pay_period_start_date: ['This is more than a year ago.'],
});

/**
 * POST /internal/members/:user_id/pay_overrides/compensation and /pay_period, by the admin service:
 * what staff say of her pay counts in place of what her payroll says; a compensation until staff end it
 * by /compensation/end, a period until its first deposit. Without a payroll there is nothing to put it in place of.
 */
export function payOverrideRoutes(app: Service, context: Context): void {
  const { clock } = context;
  const config = { callers: ['admin'] };
  const params = Type.Object({ user_id: Id });

  app.post(
    '/internal/members/:user_id/pay_overrides/compensation',
    {
      config,
      schema: { params, body: PostCompensationOverride, response: { 200: NeedsApproval } },
    },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const { user_id: userId } = request.params;
        const {
          compensation_amount_int: payCents,
          pay_frequency: payFrequency,
          approved_up_to_cents: approvedCents = payCents,
          expected,
        } = request.body;
        await requirePayroll(transaction, userId);
        const before = compensationOf(await readOverrides(transaction, userId));
        // What she is paid in a period bounds her limit.
        if (payCents > approvedCents) {
          return { status: 200, body: { needs_approval_of_cents: payCents, before } };
        }
        const refusal = changedSince(expected, before);
        if (refusal) return { refusal };
        const set = { payCents, payFrequency, ...madeBy(request.body) };
        await overridePay(transaction, userId, set, clock.now());
        return { status: 204 };
      }),
  );

  app.post(
    '/internal/members/:user_id/pay_overrides/compensation/end',
    { config, schema: { params, response: { 200: EndedCompensationOverride } } },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const { user_id: userId } = request.params;
        await requirePayroll(transaction, userId);
        const { compensation } = await readOverrides(transaction, userId);
        if (!compensation) return { refusal: notOverridden };
        await endCompensation(transaction, userId, clock.now());
        const { payCents, payFrequency } = compensation;
        const ended = { compensation_amount_int: payCents, pay_frequency: payFrequency };
        return { status: 200, body: ended };
      }),
  );

  app.post(
    '/internal/members/:user_id/pay_overrides/pay_period',
    { config, schema: { params, body: PostPayPeriodOverride } },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const { user_id: userId } = request.params;
        const startOn = request.body.pay_period_start_date;
        if (!isDay(startOn)) return { refusal: notADay };
        const today = dayOf(clock.now());
        if (startOn > today) return { refusal: notBegun };
        if (startOn < plusMonths(today, -12)) return { refusal: tooLongAgo };
        await requirePayroll(transaction, userId);
        const set = { startOn, ...madeBy(request.body) };
        await overridePay(transaction, userId, set, clock.now());
        return { status: 204 };
      }),
  );
}

/** In the words of the request that sets it. */
const compensationOf = ({ compensation }: PayOverrides) => ({
  compensation_amount_int: compensation?.payCents ?? null,
  pay_frequency: compensation?.payFrequency ?? null,
});

const madeBy = (given: { made_by: string; reason: string }) => ({
  madeBy: given.made_by,
  reason: given.reason,
});

/** Holds the link, so that unlinking it meanwhile ends what is set. */
async function requirePayroll(transaction: Transaction, userId: string): Promise<void> {
  await requireMember(transaction, userId);
  if (!(await payrollStore(transaction).hold(userId))) throw new RefusedError(noPayrollLinked);
}
