import type { ClosureOutlook as WireClosureOutlook } from '@reset/api-contract/public/closure.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

export type ClosureOutlook = Camelized<WireClosureOutlook>;

/** GET /users/closure: what closing her account would do today. */
export const closureOutlookQuery = queryOptions({
  queryKey: ['users', 'closure'],
  queryFn: async () => unwrap(await api.get<ClosureOutlook>('/users/closure')),
});
