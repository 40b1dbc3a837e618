import type { AddJob, Database, Transaction } from '@reset/service-kit';
import { dayOf, endOfDay } from '#calendar/calendar-date.ts';
import { cardStore } from '#features/cards/cards.store.ts';
import { limitStore, refundInLimit } from '#features/limits/limits.store.ts';
import {
  advanceCents,
  lastAdvanceDay,
  type LimitBasis,
  spendableAdvanceCents,
} from '#features/limits/limits.ts';
import type { FiledReturn } from '#providers/tax-filing.ts';
import { readAdvanceRules, readTaxReturns } from './shown-tax-returns.store.ts';
import { TAX_MAIL_QUEUE, type TaxMailJob } from './tax-mail-job.ts';
import { isAwaited } from './tax-returns.ts';

type Filed = Pick<FiledReturn, 'jurisdiction' | 'taxYear' | 'refundCents'>;

/** What of one return's life is to be mailed; its id is ours. */
export type TaxNews = { id: string; mailed: TaxMailJob['mailed']; filed: Filed };

/** What is said of the advance on a refund. */
type OfAdvance = Pick<TaxMailJob, 'advance' | 'advanceWithCard' | 'endedAdvance' | 'owedAdvance'>;

type Scope = { transaction: Transaction; addJob: AddJob; userId: string; now: Date };

/**
 * Mails what became of a member's returns, and with that of the one whose refund counts for her limit
 * what becomes of its advance. Once her returns are written, and before her limit is computed anew.
 */
export async function mailNews(
  { basis, ...scope }: Scope & { basis: LimitBasis },
  news: readonly TaxNews[],
): Promise<void> {
  for (const one of news) {
    const advance = await advanceOf(scope, basis, one);
    await scope.addJob(scope.transaction, TAX_MAIL_QUEUE, toJob(scope.userId, one, advance));
  }
}

const toJob = (
  user_id: string,
  { mailed, filed: { jurisdiction, taxYear, refundCents } }: Omit<TaxNews, 'id'>,
  advance: OfAdvance,
): TaxMailJob => ({ user_id, mailed, jurisdiction, taxYear, refundCents, ...advance });

async function advanceOf(
  scope: Scope,
  basis: LimitBasis,
  { id, mailed }: TaxNews,
): Promise<OfAdvance> {
  const { transaction, userId, now } = scope;
  const newest = await transaction('income_tax_return')
    .where({ user_id: userId, jurisdiction: 'Federal' })
    .orderBy('tax_year', 'desc')
    .first('id');
  if (newest?.id !== id) return {};
  const cards = cardStore(transaction);
  const account = await cards.findAccount(userId);
  // In the limit of a card alone it can be spent.
  if (!account) return mailed === 'accepted' ? advanceWithCard(scope, basis) : {};
  if (account.isClosed) return {};
  const spentCents = await cards.spentOfRefundCents(userId);
  if (mailed === 'accepted') {
    const cents = await refundInLimit(transaction, basis, { userId, now });
    const lastDay = lastAdvanceDay(dayOf(now));
    return cents > 0 ? { advance: { cents, lastDay, spentCents } } : {};
  }
  // It had ended before, as by a rejection: what she owes of it she owes still.
  if (spendableAdvanceCents(await limitStore(transaction).current(userId)) === 0) {
    return spentCents > 0 ? { owedAdvance: { spentCents } } : {};
  }
  await transaction('income_tax_return').where({ id }).update({ advance_end_mailed_at: now });
  return { endedAdvance: { spentCents } };
}

/** What of her newest federal refund is hers early once she has a card, where she is offered one. */
async function advanceWithCard(
  { transaction, userId, now }: Scope,
  basis: LimitBasis,
): Promise<OfAdvance> {
  const returns = await readTaxReturns(transaction, userId);
  const federal = returns.find(({ jurisdiction }) => jurisdiction === 'Federal');
  if (!federal || !isAwaited(federal)) return {};
  const rules = await readAdvanceRules(transaction, basis, userId);
  const refund = { ...federal, eligibleFederalCents: federal.refundCents };
  const cents = advanceCents(refund, rules, dayOf(now));
  return cents > 0 ? { advanceWithCard: { cents } } : {};
}

/** Who was told nothing of it so many days after the season is told no more. */
const TOLD_DAYS = 7;
const DAY_MS = 86_400_000;
const MAX_MAILED = 500;

/**
 * Mails some of those that their advance has ended with the season, in whose limit it was until then.
 * @returns how many; as many again may be left
 */
export async function mailSeasonEnd(
  database: Database,
  addJob: AddJob,
  now: Date,
): Promise<number> {
  const lastMoment = endOfDay(lastAdvanceDay(dayOf(now)));
  const isLate = now.getTime() - lastMoment.getTime() > TOLD_DAYS * DAY_MS;
  if (now <= lastMoment || isLate) return 0;
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: EndedRow[] }>(SEASON_ENDED, {
      lastMoment,
      now,
      limit: MAX_MAILED,
    });
    for (const row of rows) {
      const filed = {
        jurisdiction: row.jurisdiction,
        taxYear: row.tax_year,
        refundCents: row.refund_cents,
      };
      const endedAdvance = { spentCents: Number(row.spent) };
      const job = toJob(row.user_id, { mailed: 'season_ended', filed }, { endedAdvance });
      await addJob(transaction, TAX_MAIL_QUEUE, job);
    }
    return rows.length;
  });
}

type EndedRow = {
  user_id: string;
  jurisdiction: string;
  tax_year: number;
  refund_cents: number;
  spent: bigint;
};

// A return that ended within the last moments of the season was mailed of with the end of its advance,
// though her limit was computed anew after them.
const SEASON_ENDED = `
  WITH ended AS MATERIALIZED (
    SELECT r.id, c.receivable
      FROM income_tax_return r
      JOIN card_account c ON c.user_id = r.user_id AND c.status = 'open'
     CROSS JOIN LATERAL (
       SELECT computed_at, gross_cents, steps FROM spending_limit s
        WHERE s.user_id = r.user_id AND s.computed_at <= :lastMoment
        ORDER BY s.id DESC LIMIT 1) l
     WHERE r.jurisdiction = 'Federal'
       AND NOT EXISTS (SELECT FROM income_tax_return newer
                        WHERE newer.user_id = r.user_id AND newer.jurisdiction = 'Federal'
                          AND newer.tax_year > r.tax_year)
       AND l.gross_cents > 0
       AND l.steps @> '[{"step": "refund_advance", "because": "refund"}]'
       AND coalesce(r.advance_end_mailed_at < l.computed_at, true)
     ORDER BY r.id LIMIT :limit FOR NO KEY UPDATE OF r SKIP LOCKED
  ), mailed AS (
    UPDATE income_tax_return r SET advance_end_mailed_at = :now
      FROM ended WHERE r.id = ended.id
    RETURNING r.user_id, r.jurisdiction, r.tax_year, r.refund_cents, ended.receivable
  )
  SELECT m.user_id, m.jurisdiction, m.tax_year, m.refund_cents, spent_of_refund(a) AS spent
    FROM mailed m JOIN ledger.account a ON a.id = m.receivable
`;
