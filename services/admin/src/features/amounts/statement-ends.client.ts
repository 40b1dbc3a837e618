import type { StatementEnds } from '@reset/api-contract/member/statements.ts';
import { InternalCallError } from '@reset/service-kit';
import type { Context } from '#context.ts';

const TIMEOUT_MS = 4_000;

/**
 * The last day of each person's last statement; of who has none nothing, and of nobody while the member
 * service is away: what is not known to be stated is not shown.
 */
export async function readStatementEnds(
  { services }: Pick<Context, 'services'>,
  userIds: ReadonlySet<string>,
  requestId: string,
): Promise<ReadonlyMap<string, string>> {
  if (userIds.size === 0) return new Map();
  try {
    const path = `/internal/statement_ends?user_ids=${[...userIds].join(',')}`;
    const ends = await services.member.get<StatementEnds>(path, {
      requestId,
      timeoutMs: TIMEOUT_MS,
    });
    return new Map(ends.map(({ user_id: userId, end_date: end }) => [userId, end]));
  } catch (error) {
    if (!(error instanceof InternalCallError)) throw error;
    return new Map();
  }
}
