import { StatementEnds, StatementEndsQuery } from '@reset/api-contract/member/statements.ts';
import type { Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { readStatementEnds } from './statements.store.ts';

/** GET /internal/statement_ends, by the admin service: until when people have statements. */
export function statementEndsRoutes(app: Service, { database }: Context): void {
  app.get(
    '/internal/statement_ends',
    {
      config: { callers: ['admin'] },
      schema: { querystring: StatementEndsQuery, response: { 200: StatementEnds } },
    },
    ({ query }) => readStatementEnds(database, query.user_ids.split(',')),
  );
}
