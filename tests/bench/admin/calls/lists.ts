import { PURCHASES_EACH } from '../seed/lists.ts';
import type { AdminGround } from '../setup.ts';
import { pageAt, PLACES, type Lists, type MeasuredCall } from './measured-call.ts';

/** What was seeded, as the calls name it. */
export async function readLists({ database }: AdminGround, size: number): Promise<Lists> {
  const counts = await database<{ list: string; people: bigint }>('person_count').select();
  const someone = await database('person')
    .orderBy('registered_at')
    .where({ is_cardholder: true })
    .offset(size / 4)
    .first();
  const busy = await database('audit_entry')
    .whereNotNull('subject_id')
    .groupBy('subject_id')
    .orderByRaw('count(*) DESC')
    .first('subject_id');
  return {
    size,
    lengths: Object.fromEntries(counts.map(({ list, people }) => [list, Number(people)])),
    someone: {
      id: someone.user_id,
      name: `${someone.first_name} ${someone.last_name}`,
      email: someone.email,
    },
    busyId: busy.subject_id,
  };
}

/** Lists that only grow, by how much of each stands before a page. */
export const GROWING: readonly MeasuredCall[] = (
  [
    ['card transactions', '/card_transactions', PURCHASES_EACH],
    ['waiting list', '/waitlists', 1],
    ['survey results', '/financial_health/survey_results', 1],
  ] as const
).flatMap(([name, path, each]) =>
  PLACES.map(([place, part]) => ({
    what: `${name}, ${place} page`,
    path: ({ size }: Lists) => `${path}?page=${pageAt(part, size * each)}`,
  })),
);
