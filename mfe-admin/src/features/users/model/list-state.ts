/**
 * Whom the list can show; the order in which the buttons stand. Who is eligible
 * or inactive is known to no service yet, and a list that is always empty would
 * be taken for an answer.
 */
export const userGroups = ['all', 'cardholders', 'active_cardholders', 'applicants'] as const;
export type UserGroup = (typeof userGroups)[number];

const orders = ['latest_transaction', 'pay_date'] as const;

/** What the address says of the list. */
export interface ListState {
  /** From 1. */
  page: number;
  userGroup: UserGroup;
  /** null is the service's own order: who registered last comes first. */
  sortBy: (typeof orders)[number] | null;
}

/** What is missing in an address or makes no sense there counts as the first page of all. */
export function readListState(search: URLSearchParams): ListState {
  const page = Number(search.get('page'));
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    userGroup: userGroups.find((group) => group === search.get('user_group')) ?? 'all',
    sortBy: orders.find((order) => order === search.get('sort_by')) ?? null,
  };
}

/** `?page=2&user_group=cardholders`: the way back. What is as by default is left out; `?` is the first page of all. */
export function listQuery({ page, userGroup, sortBy }: ListState): string {
  const search = new URLSearchParams({
    ...(page > 1 ? { page: String(page) } : {}),
    ...(userGroup === 'all' ? {} : { user_group: userGroup }),
    ...(sortBy ? { sort_by: sortBy } : {}),
  });
  return `?${search}`;
}

/** The first page of a group. Active cardholders are sorted by their latest transaction. */
export const groupState = (userGroup: UserGroup): ListState => ({
  page: 1,
  userGroup,
  sortBy: userGroup === 'active_cardholders' ? 'latest_transaction' : null,
});
