import type { UserOrder } from '@reset/api-contract/admin/users.ts';
import type { RepaymentMethod } from '@reset/api-contract/member/profile.ts';
import type { UserGroup } from './users.ts';

/** A list of people: who is in it, and what its index is sorted by, the greatest first. */
export type PeopleList = {
  name: UserGroup | UserOrder | 'cardholders_latest';
  /** Whose count is its length. */
  group: UserGroup;
  /** As its partial index has it, or those of the group; null for everybody. */
  condition: string | null;
  /** What comes before the registration in its order, and of which type it is; null where nothing does. */
  key: { column: 'latest_key' | 'pay_key'; type: 'timestamptz' | 'integer' } | null;
};

const LATEST = { column: 'latest_key', type: 'timestamptz' } as const;
const PAY_DATE = { column: 'pay_key', type: 'integer' } as const;

/** A group in the order of registration, or by a key. */
const list = (
  name: UserGroup,
  condition: string | null,
  key: PeopleList['key'] = null,
): PeopleList => ({ name, group: name, condition, key });

const everybodyBy = (name: UserOrder, key: PeopleList['key']): PeopleList => ({
  name,
  group: 'all',
  condition: null,
  key,
});

const repayingBy = (method: RepaymentMethod): PeopleList =>
  list(method, `repayment_method = '${method}'`, PAY_DATE);

/** Each by its name; all of them have an index of the table `person`. */
export const PEOPLE_LISTS: Readonly<Record<PeopleList['name'], PeopleList>> = {
  all: list('all', null),
  cardholders: list('cardholders', 'is_cardholder'),
  cardholders_latest: {
    name: 'cardholders_latest',
    group: 'cardholders',
    condition: 'is_cardholder',
    key: LATEST,
  },
  active_cardholders: list('active_cardholders', 'latest_transaction_at IS NOT NULL', LATEST),
  applicants: list('applicants', 'NOT is_cardholder AND NOT is_staff'),
  eligible: list('eligible', 'is_eligible'),
  inactive: list('inactive', 'is_deactivated'),
  latest_transaction: everybodyBy('latest_transaction', LATEST),
  pay_date: everybodyBy('pay_date', PAY_DATE),
  direct_deposit_flow: repayingBy('direct_deposit_flow'),
  ach_debit_flow: repayingBy('ach_debit_flow'),
};
