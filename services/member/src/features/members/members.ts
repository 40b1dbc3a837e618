import type { RepaymentMethod } from '@reset/api-contract/member/profile.ts';
import type { Refusal } from '@reset/service-kit';

export type { PayDates } from './pay-dates.ts';

/** A person as this service knows her; who she is, the public service knows. */
export type Member = { userId: string; repaymentMethod: RepaymentMethod };

/** How everybody repays until she says otherwise. */
export const FIRST_REPAYMENT_METHOD: RepaymentMethod = 'ach_debit_flow';

/** The answer to a command for a person who is no member. */
export const notMember: Refusal = { status: 404, code: 'member_not_found', error: 'Not found' };
