import { failpoint, newId, type Clock } from '@reset/service-kit';
import type { Knex } from 'knex';
import { dayOf } from '#calendar/calendar-date.ts';
import {
  approved,
  declined,
  NotDecided,
  type DeclineReason,
  type Question,
  type Verdict,
} from './authorizations.ts';
import type { DecideAll } from './decide-in-batches.ts';

const DAY_MS = 86_400_000;

/**
 * Decides in one transaction, on connections of its own.
 * @param holdDays after how many days a hold ends by itself
 */
export const decisionStore = (
  database: Knex,
  { clock, holdDays }: { clock: Clock; holdDays: number },
): { decideAll: DecideAll } => ({
  async decideAll(questions) {
    const now = clock.now();
    const shared = {
      decided_at: now,
      effective_on: dayOf(now),
      expires_at: new Date(now.getTime() + holdDays * DAY_MS),
    };
    const wire = JSON.stringify(questions.map((one) => ({ ...toWire(one), ...shared })));
    failpoint('authorization.before_lock');
    const { rows } = await database.raw<{ rows: Answer[] }>(DECIDE, [wire]).catch(failed);
    failpoint('authorization.after_commit');
    return new Map(rows.map(({ id, declined_for: reason }) => [id, toVerdict(reason)]));
  },
});

type Answer = { id: string; declined_for: DeclineReason | null };

const DECIDE = 'SELECT id, declined_for FROM decide_authorizations(?)';

const toVerdict = (reason: DeclineReason | null): Verdict =>
  reason === null ? approved : declined(reason);

const toWire = (question: Question) => ({
  id: question.id,
  card: question.cardId,
  amount_cents: question.amountCents,
  occurred_at: question.occurredAt,
  merchant_name: question.merchantName,
  merchant_category: question.merchantCategory,
  transaction_id: newId(),
  transfer_id: newId(),
  group_id: newId(),
  notification_id: newId(),
});

// https://www.postgresql.org/docs/current/errcodes-appendix.html: serialization failure, deadlock,
// and a row that another transaction wrote meanwhile.
const AGAIN = /^(40001|40P01|23505)$/;
// What a row or the question itself is refused for: data, constraints, the ledger, a lock too long.
const REFUSED = /^(22...|23...|LG...|55P03|57014|P0...)$/;

/** @throws always: NotDecided, by what is to be done about it */
function failed(cause: Error & { code?: string }): never {
  throw new NotDecided(kindOf(cause.code ?? ''), cause.message, { cause });
}

function kindOf(code: string): NotDecided['kind'] {
  if (AGAIN.test(code)) return 'again';
  return REFUSED.test(code) ? 'refused' : 'unavailable';
}
