import type {
  MoveRepayment,
  RepayEarly,
  RepaymentPreference,
  Repayments as WireRepayments,
} from '@reset/api-contract/member/repayments.ts';
import { api, unwrap, type ApiResult, type Camelized, type MemberProfile } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import type { CalendarDate } from '#dates/calendar-date.ts';
import { changesWith, REFETCH_INTERVAL_MS } from '#refetch-interval.ts';

export type Repayments = Camelized<WireRepayments>;
export type NextRepayment = Repayments['next'];
export type ScheduledRepayment = Repayments['scheduled'][number];
export type RepaymentDebit = Repayments['debits'][number];
export type FromPay = Repayments['fromPay'][number];
export type NotNeeded = Repayments['notNeeded'][number];
export type RepaymentNotice = Repayments['notices'][number];

/** Whether her bank account repays what she spends: nobody else is asked about debits. */
export const repaysByDebit = ({
  repaymentMethod,
  currentCardAccount,
}: Pick<MemberProfile, 'repaymentMethod' | 'currentCardAccount'>): boolean =>
  repaymentMethod === 'ach_debit_flow' && currentCardAccount !== null;

/** GET /repayments. Refuses with 404 where there is no card account. */
export const repaymentsQuery = queryOptions({
  queryKey: ['repayments'],
  queryFn: async () => unwrap(await api.get<Repayments>('/repayments')),
  refetchInterval: REFETCH_INTERVAL_MS,
  meta: changesWith('repayments'),
});

/**
 * POST /repayments, in dollars. Sent again with the same id and amount it is the same repayment.
 * Refuses with 422 more than is owed, and with 409 where no bank may be debited, she repays from her pay, or what was
 * asked for before takes the day or the amount.
 */
export const repayEarly = (wanted: RepayEarly): Promise<ApiResult<Repayments>> =>
  api.post<Repayments>('/repayments', wanted);

/** PUT /repayments/next. Refuses with 422 a day to which it cannot be moved, and with 409 what was moved before. */
export const moveNext = (effectiveOn: CalendarDate): Promise<ApiResult<void>> =>
  api.put<void>('/repayments/next', { effective_on: effectiveOn } satisfies MoveRepayment);

/** PUT /repayments/preference */
export const preferPart = (repaysInPart: boolean): Promise<ApiResult<void>> =>
  api.put<void>('/repayments/preference', {
    repays_in_part: repaysInPart,
  } satisfies RepaymentPreference);
