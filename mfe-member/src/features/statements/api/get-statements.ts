import type { Statements as WireStatements } from '@reset/api-contract/member/statements.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

type Statements = Camelized<WireStatements>;
export type ListedStatement = Statements[number];

/** GET /statements, the last issued one first. Refuses with 404 where there is no card account. */
export const statementsQuery = queryOptions({
  queryKey: ['statements'],
  queryFn: async () => unwrap(await api.get<Statements>('/statements')),
});
