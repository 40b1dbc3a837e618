import { unwrap } from '@reset/remote-sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';

/** What every list answers: its rows, under a name of their own, and how many pages it has. */
export interface Paged {
  totalPages: number;
}

/** GET of a list: 25 rows a page. The page before stays until the next one is here. */
export const pagedQuery = <Reply extends Paged>(call: string) =>
  queryOptions({
    queryKey: ['admin', 'list', call],
    queryFn: async () => unwrap(await adminApi.get<Reply>(call)),
    placeholderData: keepPreviousData,
  });
