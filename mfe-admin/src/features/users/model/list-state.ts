import { readPage } from '#paging/page.ts';

/** Whom the list can show; the order in which the buttons stand. */
export const userGroups = [
  'all',
  'cardholders',
  'active_cardholders',
  'applicants',
  'eligible',
  'inactive',
] as const;
export type UserGroup = (typeof userGroups)[number];

type UserOrder = 'latest_transaction' | 'pay_date';

/** By what each group can be sorted: of the calls, those of everybody and of card accounts take an order. */
const ORDERS: Record<UserGroup, readonly UserOrder[]> = {
  all: ['latest_transaction', 'pay_date'],
  cardholders: ['latest_transaction'],
  active_cardholders: ['latest_transaction'],
  applicants: [],
  eligible: [],
  inactive: [],
};

/** What the address says of the list. */
export interface ListState {
  /** From 1. */
  page: number;
  userGroup: UserGroup;
  /** null is the service's own order: who registered last comes first. */
  sortBy: UserOrder | null;
  /** Words of a name or an address, or an id; '' is everybody. */
  search: string;
  /** Whether it has a column more, which says by which partner people came. */
  hasPartner: boolean;
}

/** The first page of all. */
export const wholeList: ListState = {
  page: 1,
  userGroup: 'all',
  sortBy: null,
  search: '',
  hasPartner: false,
};

/** What is missing in an address or makes no sense there is as in the whole list. */
export function readListState(search: URLSearchParams): ListState {
  const userGroup = userGroups.find((group) => group === search.get('user_group')) ?? 'all';
  return {
    page: readPage(search),
    userGroup,
    sortBy: ORDERS[userGroup].find((order) => order === search.get('sort_by')) ?? null,
    search: (search.get('search') ?? '').trim(),
    hasPartner: search.get('columns') === 'partner',
  };
}

/** `?page=2&user_group=cardholders`: the way back. What is as by default is left out; `?` is the whole list. */
export function listQuery({ page, userGroup, sortBy, search, hasPartner }: ListState): string {
  return `?${new URLSearchParams({
    ...(page > 1 ? { page: String(page) } : {}),
    ...(userGroup === 'all' ? {} : { user_group: userGroup }),
    ...(sortBy ? { sort_by: sortBy } : {}),
    ...(search ? { search } : {}),
    ...(hasPartner ? { columns: 'partner' } : {}),
  })}`;
}

/** The first page of a group of those who are looked for. Active cardholders are sorted by their latest transaction. */
export const groupState = (userGroup: UserGroup, search = ''): ListState => ({
  ...wholeList,
  userGroup,
  sortBy: userGroup === 'active_cardholders' ? 'latest_transaction' : null,
  search,
});

const CALLS: Record<UserGroup, string> = {
  all: '/admin/users',
  cardholders: '/admin/card_accounts',
  active_cardholders: '/admin/card_accounts',
  applicants: '/admin/card_applicants',
  eligible: '/admin/eligible_users',
  inactive: '/admin/inactive_users',
};

/**
 * The call that this list is asked for by. A group has a call of its own and its query does not say it,
 * but for all cardholders by their latest transaction, whose call is otherwise that of the active ones.
 */
export const listCall = ({ userGroup, ...state }: ListState): string =>
  `${CALLS[userGroup]}${listQuery({
    ...state,
    userGroup: userGroup === 'cardholders' && state.sortBy ? userGroup : 'all',
    hasPartner: false,
    sortBy: state.sortBy ?? groupState(userGroup).sortBy,
  })}`;
