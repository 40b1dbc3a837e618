import type { Waitlists } from '@reset/api-contract/admin/waitlists.ts';
import type { Camelized } from '@reset/remote-sdk';
import { pagedQuery } from '#features/lists/lists.ts';
import { pageQuery } from '#paging/page.ts';

type Listed = Camelized<Waitlists>;
export type WaitlistEntry = Listed['entries'][number];

/** GET /admin/waitlists: the newest comes first. */
export const waitlistQuery = (page: number) =>
  pagedQuery<Listed>(`/admin/waitlists${pageQuery(page)}`);
