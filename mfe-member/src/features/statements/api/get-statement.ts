import type { Statement as WireStatement } from '@reset/api-contract/member/statements.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

export type Statement = Camelized<WireStatement>;

/** In the place of an id: what is on no statement yet. */
export const RUNNING = 'current';

/** GET /statements/:id. Refuses with 404 for one that is not hers. */
export const statementQuery = (id: string) =>
  queryOptions({
    queryKey: ['statements', id],
    queryFn: async () => unwrap(await api.get<Statement>(`/statements/${encodeURIComponent(id)}`)),
  });
