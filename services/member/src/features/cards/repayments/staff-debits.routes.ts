import { MadeDebit, MakeDebit } from '@reset/api-contract/member/repayment-schedules.ts';
import { NeedsApproval } from '@reset/api-contract/member/needs-approval.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { answerOnce, notFound, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import { cutOffOf } from '#calendar/banking-day.ts';
import type { Context } from '#context.ts';
import { askedInstanceStore } from './asked-instances.store.ts';
import { effectiveDay } from './effective-day.ts';

const params = Type.Object({ id: Id });
const config = { callers: ['admin' as const] };

/**
 * POST /internal/members/:id/debits, by the admin service: what a member owes is debited on a day. More
 * than was approved is answered with how much it is, and not debited.
 */
export function staffDebitsRoutes(app: Service, context: Context): void {
  const { clock } = context;

  app.post(
    '/internal/members/:id/debits',
    {
      config,
      schema: { params, body: MakeDebit, response: { 200: NeedsApproval, 201: MadeDebit } },
    },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const {
          effective_date: day,
          amount_cents: amountCents = null,
          approved_up_to_cents: approvedCents = null,
        } = request.body;
        const asked = await askedInstanceStore(transaction).askByStaff(
          { userId: request.params.id, day, amountCents, approvedCents },
          clock.now(),
        );
        if ('refusal' in asked) return { refusal: DEBIT_REFUSALS[asked.refusal] };
        if ('wantedCents' in asked) {
          const on = effectiveDay(day, clock.now()) ?? day;
          const approve_by = cutOffOf(on).toISOString();
          return { status: 200, body: { needs_approval_of_cents: asked.wantedCents, approve_by } };
        }
        const { id, effectiveOn, amountCents: cents } = asked;
        return {
          status: 201,
          body: { id, effective_date: effectiveOn, amount_cents: cents },
        };
      }),
  );
}

const cannotDebit = (error: string): Refusal => ({ status: 422, code: 'cannot_debit', error });

const DEBIT_REFUSALS = {
  unknown: notFound,
  not_in_time: cannotDebit('The date has to be today or tomorrow.'),
  nothing_owed: cannotDebit('No outstanding balance.'),
  nothing_left: cannotDebit('Debits that are scheduled already repay all that is owed.'),
  repays_from_pay: cannotDebit(
    'Repayments are made from direct deposit: no debit of a bank account is authorized.',
  ),
  no_bank: cannotDebit('There is no bank account that may be debited.'),
  already_asked: cannotDebit('A debit is scheduled for this day already.'),
};
