import { type Clock, type Database, failpoint, newId } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import {
  approved,
  declined,
  type DeclineReason,
  NotDecided,
  type AuthorizationRequest,
  type AuthorizationDecision,
} from './authorizations.ts';

const DAY_MS = 86_400_000;

/**
 * Decides in one transaction, on connections of its own.
 * @param holdDays after how many days a hold ends by itself
 */
export const authorizationStore = (
  database: Database,
  { clock, holdDays }: { clock: Clock; holdDays: number },
) => ({
  /** Answers several requests at once, at most one of each account. @throws NotDecided */
  async decideAll(
    requests: readonly AuthorizationRequest[],
  ): Promise<ReadonlyMap<string, AuthorizationDecision>> {
    const now = clock.now();
    const shared = {
      decided_at: now,
      effective_on: dayOf(now),
      expires_at: new Date(now.getTime() + holdDays * DAY_MS),
    };
    const wire = JSON.stringify(requests.map((one) => ({ ...toWire(one), ...shared })));
    failpoint('authorization.before_lock');
    const { rows } = await database.raw<{ rows: Decided[] }>(DECIDE, [wire]).catch(failed);
    failpoint('authorization.after_commit');
    return new Map(rows.map(({ id, declined_for: reason }) => [id, toDecision(reason)]));
  },
});

type Decided = { id: string; declined_for: DeclineReason | null };

const DECIDE = 'SELECT id, declined_for FROM decide_authorizations(?)';

const toDecision = (reason: DeclineReason | null): AuthorizationDecision =>
  reason === null ? approved : declined(reason);

const toWire = (request: AuthorizationRequest) => ({
  id: request.id,
  card: request.cardId,
  account: request.accountId,
  amount_cents: request.amountCents,
  occurred_at: request.occurredAt,
  merchant_name: request.merchantName,
  merchant_category: request.merchantCategory,
  transaction_id: newId(),
  transfer_id: newId(),
  group_id: newId(),
  notification_id: newId(),
});

// https://www.postgresql.org/docs/current/errcodes-appendix.html: serialization failure, deadlock,
// and a row that another transaction wrote meanwhile.
const RETRY = /^(40001|40P01|23505)$/;
// What a row or the request itself is refused for: data, constraints, the ledger, a lock too long.
const REFUSED = /^(22...|23...|LG...|55P03|57014|P0...)$/;

/** @throws always: NotDecided, by what is to be done about it */
function failed(cause: Error & { code?: string }): never {
  throw new NotDecided(kindOf(cause.code ?? ''), cause.message, { cause });
}

function kindOf(code: string): NotDecided['kind'] {
  if (RETRY.test(code)) return 'retry';
  return REFUSED.test(code) ? 'refused' : 'unavailable';
}
