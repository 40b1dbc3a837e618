import Type, { type Static } from 'typebox';
import { Refused } from '#http/refusals.ts';
import { plusDays, type CalendarDay } from '#personas/calendar-day.ts';
import { plusBankingDays } from './banking-days.ts';
import type { Ach, ReturnPlan } from './synctera-records.ts';
import { badRequest, conflict } from './synctera-refusals.ts';
import { Uuid } from './synctera-schemas.ts';
import { found, type Synctera } from './open-synctera.ts';

/** What a person says was never authorized may be returned for longer. */
const UNAUTHORIZED = ['R05', 'R07', 'R10', 'R11', 'R29'];
const DAYS = { unauthorized: 60, others: 2 };

/** How the next debit of an account comes back; `null` banking days: it never settles. */
export const PlannedReturnBody = Type.Object(
  {
    external_account_id: Type.Optional(Uuid),
    account_number: Type.Optional(Type.String({ pattern: '^\\d{4,17}$' })),
    code: Type.String({ pattern: '^R(0[1-9]|[12]\\d)$', default: 'R01' }),
    banking_days: Type.Union([Type.Integer({ minimum: 0, maximum: 38 }), Type.Null()], {
      default: 2,
    }),
  },
  { additionalProperties: false },
);

/** The last day on which a bank may return what settled on `day`. */
const lastReturnDay = (day: CalendarDay, code: string): CalendarDay =>
  UNAUTHORIZED.includes(code)
    ? plusDays(day, DAYS.unauthorized)
    : plusBankingDays(day, DAYS.others);

/** Has the next debit of that account come back. */
export function planReturn(
  { records }: Pick<Synctera, 'records'>,
  { external_account_id, account_number, code, banking_days }: Static<typeof PlannedReturnBody>,
): void {
  const number =
    external_account_id === undefined
      ? account_number
      : found(records.externalAccounts, external_account_id, 'external account').account_identifiers
          .number;
  if (number === undefined) {
    throw new Refused(badRequest('external_account_id or account_number is required'));
  }
  if (!UNAUTHORIZED.includes(code) && Number(banking_days) > DAYS.others) {
    throw new Refused(badRequest(`${code} comes back within ${DAYS.others} banking days`));
  }
  records.returnPlans.put(number, { code, banking_days });
}

/** What was planned for the next debit of that account; it is no longer planned then. */
export function takePlan(
  { records: { returnPlans } }: Pick<Synctera, 'records'>,
  number: string,
): ReturnPlan | null {
  const plan = returnPlans.get(number);
  if (plan) returnPlans.remove(number);
  return plan;
}

/** @throws Refused when that bank may return it no more */
export function requireReturnable(ach: Ach, code: string, today: CalendarDay): void {
  if (ach.dc_sign === 'debit' && today > lastReturnDay(ach.effective_date, code)) {
    throw new Refused(conflict(`it is too late for ${code}`));
  }
}
