import type { Stretch } from '#features/lists/lists.ts';
import type { CaseFilter } from './cases.ts';

/* Which cases a page shows and how many a filter chooses, as SQL with named parameters. */

/** `c` are rows as `listed_cases` has them. */
function conditionOf({ state, kind, owner, isOverdue }: CaseFilter): string {
  const conditions = [`c.closed_at IS ${state === 'open' ? 'NULL' : 'NOT NULL'}`];
  if (kind) conditions.push('c.kind = :kind');
  if (isOverdue) conditions.push('c.due_at < :productNow');
  if (owner?.id) conditions.push(`EXISTS (${OWNED} AND o.staff_id = :owner)`);
  if (owner?.id === null) conditions.push(`NOT EXISTS (${OWNED})`);
  return conditions.join(' AND ');
}

const OWNED = 'SELECT FROM case_owner o WHERE o.case_id = c.case_id';

/** `count` of what a filter chooses: of those that are closed it is kept, but by owner or date. */
export function countOf(filter: CaseFilter): string {
  const chosen = conditionOf(filter);
  const isKept = filter.state === 'closed' && !filter.owner && !filter.isOverdue;
  const published = isKept
    ? `(SELECT coalesce(sum(c.closed), 0)
          FROM case_count c JOIN subscription s ON s.generation = c.generation AND s.is_live
         WHERE ${filter.kind ? 'c.kind = :kind' : 'true'})`
    : `(SELECT count(*) FROM subscription s JOIN case_reading c USING (generation)
         WHERE s.is_live AND ${chosen})`;
  return `SELECT ${published} + (SELECT count(*) FROM approval_cases(:now) c WHERE ${chosen}) AS count`;
}

/**
 * Rows of a page with the names of whom they are about and who has taken them: what is due first of
 * those that are open, what ended last of the others. Each reading is read by its index, from the end
 * of the list that is nearer, and whole rows of the page alone.
 * @param stretch as parameters too, with `reach`: how many rows there are from that end to the page's last
 */
export function pageOf(filter: CaseFilter, { isFromEnd }: Pick<Stretch, 'isFromEnd'>): string {
  const [at, direction] = filter.state === 'open' ? ['due_at', 'ASC'] : ['closed_at', 'DESC'];
  const towards = isFromEnd ? OPPOSITE[direction] : direction;
  const chosen = conditionOf(filter);
  return `
    WITH page AS (
      SELECT c.case_id FROM (
        SELECT r.* FROM subscription s CROSS JOIN LATERAL (
            SELECT c.case_id, c.${at} AS at FROM case_reading c
             WHERE c.generation = s.generation AND ${chosen}
             ORDER BY c.${at} ${towards}, c.case_id ${towards} LIMIT :reach) r
         WHERE s.is_live
        UNION ALL
        SELECT c.case_id, c.${at} FROM approval_cases(:now) c WHERE ${chosen}) c
       ORDER BY c.at ${towards}, c.case_id ${towards} LIMIT :take OFFSET :skip)
    ${NAMED} FROM page
      CROSS JOIN LATERAL (SELECT * FROM listed_cases(:now) l WHERE l.case_id = page.case_id LIMIT 1) c
      ${WITH_NAMES}
     ORDER BY c.${at} ${direction}, c.case_id ${direction}`;
}

const OPPOSITE: Record<string, string> = { ASC: 'DESC', DESC: 'ASC' };

const NAMED = `SELECT c.*, owned.staff_id,
  subject.first_name || ' ' || subject.last_name AS user_name,
  owner.first_name || ' ' || owner.last_name AS owner_name`;

const WITH_NAMES = `LEFT JOIN case_owner owned ON owned.case_id = c.case_id
  LEFT JOIN person subject ON subject.user_id = c.user_id
  LEFT JOIN person owner ON owner.user_id = owned.staff_id`;

/** The case of an id. */
export const FIND = `${NAMED} FROM listed_cases(:now) c ${WITH_NAMES} WHERE c.case_id = :id`;
