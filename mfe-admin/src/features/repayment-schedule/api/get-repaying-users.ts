import { pagedQuery } from '#features/lists/lists.ts';
import type { ListedUsers } from '#features/users/users.ts';
import { pageQuery } from '#paging/page.ts';

/** GET /admin/users by pay date: who pays next comes first, and who has no date last. */
export const repayingUsersQuery = (page: number) =>
  pagedQuery<ListedUsers>(`/admin/users${pageQuery(page, { sort_by: 'pay_date' })}`);
