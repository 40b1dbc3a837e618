import { NO_PARTNER } from '@reset/api-contract/admin/business.ts';
import type { MemberEvent } from '@reset/api-contract/member/member-events.ts';
import type { MoneyEvent } from '@reset/api-contract/member/money-events.ts';
import type { UserStateEvent } from '@reset/api-contract/onboarding/user-state-events.ts';
import { RefusedError, unavailable, type Database, type Transaction } from '@reset/service-kit';
import { dayOf, type CalendarDate } from '@reset/service-kit/calendar/calendar-date.ts';
import type { Knex } from 'knex';
import { MEASURES, type Measure, type Sums } from './business.ts';

/* Sums by day and partner, made of events: docs/decisions/0062. */

/** Adds what was posted of a member's money. */
export async function recordMoney(
  transaction: Transaction,
  { payload: { user_id: userId, posted_on: day, movements } }: MoneyEvent,
  generation: number,
): Promise<void> {
  for (const { kind, amount_cents: amount } of movements) {
    await record(transaction, generation, { userId, measure: kind, day, amount });
  }
}

/** Adds by how much a member's limit changed; called before her standing is stored. */
export async function recordLimit(
  transaction: Transaction,
  { subject: userId, occurred_at: at, payload }: MemberEvent,
  generation: number,
): Promise<void> {
  const former = await transaction('member_reading')
    .where({ generation, user_id: userId })
    .first<{ standing: MemberEvent['payload'] } | undefined>('standing');
  const before = former?.standing.spending_limit_cents ?? 0;
  const after = payload.spending_limit_cents ?? 0;
  const day = dayOf(new Date(at));
  await record(transaction, generation, { userId, measure: 'limit', day, amount: after - before });
  const amount = Number(after > 0) - Number(before > 0);
  await record(transaction, generation, { userId, measure: 'limited', day, amount });
}

/** Adds that somebody came to a step, the first time; called before the state is stored. */
export async function recordStep(
  transaction: Transaction,
  { subject: userId, occurred_at: at, payload: { state } }: UserStateEvent,
  generation: number,
): Promise<void> {
  const entered = await transaction('user_state_reading')
    .where({ generation, user_id: userId, state })
    .first('id');
  if (entered) return;
  const day = dayOf(new Date(at));
  await record(transaction, generation, { userId, measure: `step:${state}`, day, amount: 1 });
}

type Change = { userId: string; measure: Measure; day: CalendarDate; amount: number };

async function record(
  transaction: Transaction,
  generation: number,
  { userId, measure, day, amount }: Change,
): Promise<void> {
  if (amount === 0) return;
  const values = [generation, userId, measure, day, amount];
  await transaction.raw('SELECT record_business(?, ?, ?, ?, ?)', values);
}

/**
 * The sums of these days, for one partner or for all, from one moment.
 * @throws RefusedError until all events have been read from the first on
 */
export const readBusiness = (
  database: Database,
  { days, partner }: { days: readonly CalendarDate[]; partner: string | null },
): Promise<Sums> =>
  database.transaction(
    async (snapshot) => {
      const live = await liveGenerations(snapshot);
      const ofThePartner = (rows: Knex.QueryBuilder) =>
        partner === null
          ? rows
          : rows.where({ partner_slug: partner === NO_PARTNER ? '' : partner });
      const sums = () =>
        ofThePartner(snapshot('business_day').whereIn('generation', live).groupBy('measure'));
      const [from, to] = [days[0] ?? '', days.at(-1) ?? ''];
      const known: SumRow[] = await sums()
        .whereIn('measure', MEASURES)
        .whereBetween('day', [from, to])
        .groupBy('day')
        .select('measure', 'day', snapshot.raw('sum(amount)::bigint AS amount'));
      const before: SumRow[] = await sums()
        .whereIn('measure', ['limit', 'limited'])
        .where('day', '<', from)
        .select('measure', snapshot.raw('sum(amount)::bigint AS amount'));
      const steps: StepRow[] = await ofThePartner(snapshot('step_count').groupBy('state')).select(
        'state',
        snapshot.raw('sum(people)::bigint AS people'),
      );
      return {
        days: known.map((row) => ({ ...row, amount: Number(row.amount) })),
        before: new Map(before.map(({ measure, amount }) => [measure, Number(amount)])),
        people: new Map(steps.map(({ state, people }) => [state, Number(people)])),
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );

type SumRow = { measure: Measure; day: CalendarDate; amount: bigint };
type StepRow = { state: string; people: bigint };

async function liveGenerations(snapshot: Transaction): Promise<number[]> {
  const live: { generation: number; partial: number | null }[] = await snapshot('subscription as s')
    .leftJoin('business_partial as p', 'p.generation', 's.generation')
    .where('s.is_live', true)
    .select('s.generation', 'p.generation as partial');
  if (live.some(({ partial }) => partial !== null)) throw new RefusedError(STILL_READ);
  return live.map(({ generation }) => generation);
}

const STILL_READ = unavailable(
  'These figures are being put together. Please try again in a minute.',
);
