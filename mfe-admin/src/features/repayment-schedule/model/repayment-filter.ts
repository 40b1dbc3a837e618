/** How somebody repays, as the address and the wire name it; null is everybody. */
export type RepaymentFilter = 'direct_deposit_flow' | 'ach_debit_flow' | null;

/** The order in which the links stand. */
export const repaymentFilters = [null, 'direct_deposit_flow', 'ach_debit_flow'] as const;

/** What the address filters by; what makes no sense there is everybody. */
export const readRepaymentFilter = (search: URLSearchParams): RepaymentFilter =>
  repaymentFilters.find((filter) => filter !== null && filter === search.get('user_group')) ?? null;

/** As the page's address and the call say it. */
export const filterQuery = (filter: RepaymentFilter): { user_group?: string } =>
  filter ? { user_group: filter } : {};

interface Repaying {
  userConfig: { repaymentMethod?: string | undefined };
}

/** Those of a page who repay so: what the service has filtered is filtered again (specification 3, section 2; decision C-104). */
export const whoRepayBy = <User extends Repaying>(
  filter: RepaymentFilter,
  users: User[],
): User[] =>
  filter === null ? users : users.filter(({ userConfig }) => userConfig.repaymentMethod === filter);
