import { pagedQuery } from '#features/lists/lists.ts';
import type { ListedUsers } from '#features/users/users.ts';
import { pageQuery } from '#paging/page.ts';
import { filterQuery, type RepaymentFilter } from '../model/repayment-filter.ts';

/**
 * GET /admin/users by pay date: who pays next comes first, and who has no date last.
 * @param filter who repays so alone; null for everybody
 */
export const repayingUsersQuery = (page: number, filter: RepaymentFilter) =>
  pagedQuery<ListedUsers>(
    `/admin/users${pageQuery(page, { sort_by: 'pay_date', ...filterQuery(filter) })}`,
  );
