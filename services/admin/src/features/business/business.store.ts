import { NO_PARTNER } from '@reset/api-contract/admin/business.ts';
import type { MemberEvent } from '@reset/api-contract/member/member-events.ts';
import type { MoneyEvent } from '@reset/api-contract/member/money-events.ts';
import type { UserStateEvent } from '@reset/api-contract/onboarding/user-state-events.ts';
import { RefusedError, unavailable, type Database, type Transaction } from '@reset/service-kit';
import { dayOf, type CalendarDate } from '@reset/service-kit/calendar/calendar-date.ts';
import type { Knex } from 'knex';
import { MEASURES, type Measure, type Sums } from './business.ts';

/* Sums by day and partner, made of events: docs/decisions/0062. */

/** Adds what was posted of members' money. */
export const recordMoney = (
  transaction: Transaction,
  events: readonly MoneyEvent[],
  generation: number,
): Promise<void> =>
  record(
    transaction,
    generation,
    events.flatMap(({ payload: { user_id: userId, posted_on: day, movements } }) =>
      movements.map(({ kind, amount_cents: amount }) => ({ userId, measure: kind, day, amount })),
    ),
  );

/** Adds by how much members' limits changed; called before their standings are stored. */
export async function recordLimits(
  transaction: Transaction,
  events: readonly MemberEvent[],
  generation: number,
): Promise<void> {
  if (events.length === 0) return;
  const known = await transaction('member_reading')
    .where({ generation })
    .whereIn('user_id', [...new Set(events.map(({ subject }) => subject))])
    .select<{ user_id: string; standing: MemberEvent['payload'] }[]>('user_id', 'standing');
  const limits = new Map(
    known.map(({ user_id, standing }) => [user_id, standing.spending_limit_cents ?? 0]),
  );
  const changes = events.flatMap(({ subject: userId, occurred_at: at, payload }): Change[] => {
    const before = limits.get(userId) ?? 0;
    const after = payload.spending_limit_cents ?? 0;
    limits.set(userId, after);
    const day = dayOf(new Date(at));
    return [
      { userId, measure: 'limit', day, amount: after - before },
      { userId, measure: 'limited', day, amount: Number(after > 0) - Number(before > 0) },
    ];
  });
  await record(transaction, generation, changes);
}

/** Adds that people came to steps, each the first time; called before the states are stored. */
export async function recordSteps(
  transaction: Transaction,
  events: readonly UserStateEvent[],
  generation: number,
): Promise<void> {
  if (events.length === 0) return;
  const entered = await transaction('user_state_reading')
    .where({ generation })
    .whereIn('user_id', [...new Set(events.map(({ subject }) => subject))])
    .select<{ user_id: string; state: string }[]>('user_id', 'state');
  const known = new Set(entered.map(({ user_id, state }) => `${user_id} ${state}`));
  const changes = events.flatMap(({ subject: userId, occurred_at: at, payload }): Change[] => {
    const step = `${userId} ${payload.state}`;
    if (known.has(step)) return [];
    known.add(step);
    return [{ userId, measure: `step:${payload.state}`, day: dayOf(new Date(at)), amount: 1 }];
  });
  await record(transaction, generation, changes);
}

type Change = { userId: string; measure: Measure; day: CalendarDate; amount: number };

async function record(
  transaction: Transaction,
  generation: number,
  changes: readonly Change[],
): Promise<void> {
  const told = changes.filter(({ amount }) => amount !== 0);
  if (told.length === 0) return;
  await transaction.raw(
    `SELECT count(record_business(?, person, measure, day, amount))
       FROM unnest(?::uuid[], ?::text[], ?::date[], ?::bigint[]) AS told (person, measure, day, amount)`,
    [
      generation,
      told.map(({ userId }) => userId),
      told.map(({ measure }) => measure),
      told.map(({ day }) => day),
      told.map(({ amount }) => amount),
    ],
  );
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
