/** How somebody repays, as the address and the wire name it; null is everybody. */
export type RepaymentFilter = 'direct_deposit_flow' | 'ach_debit_flow' | null;

/** The order in which the links stand. */
export const repaymentFilters = [null, 'direct_deposit_flow', 'ach_debit_flow'] as const;

/** What the address filters by; what makes no sense there is everybody. */
export const readRepaymentFilter = (search: URLSearchParams): RepaymentFilter =>
  repaymentFilters.find((filter) => filter !== null && filter === search.get('user_group')) ?? null;

interface Repaying {
  userConfig: { repaymentMethod?: string | undefined };
}

/** Those of one page who repay so: the list itself is asked for by its page alone (specification 3, section 2). */
export const whoRepayBy = <User extends Repaying>(
  filter: RepaymentFilter,
  users: User[],
): User[] =>
  filter === null ? users : users.filter(({ userConfig }) => userConfig.repaymentMethod === filter);
