import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import type { AddJob, Database, Transaction } from '@reset/service-kit';
import { AVAILABILITY_MAIL_QUEUE, type Place } from './availability-notices.ts';

type Row = {
  user_id: string;
  product: ProductName;
  state_abbr: string;
  requested_at: Date;
  announced_at: Date | null;
};

/** Who wants to be told once a product is to be had where she lives. */
export const availabilityNoticeStore = (database: Database) => ({
  /**
   * Two letters: by the address that she told, else by her last request for a notice; null for who has
   * told neither.
   */
  async findHomeState(userId: string): Promise<string | null> {
    const found =
      (await database('personal_info').where({ user_id: userId }).first('state_abbr')) ??
      (await database('unavailable_home').where({ user_id: userId }).first('state_abbr')) ??
      (await database<Row>('availability_notice')
        .where({ user_id: userId })
        .orderBy('requested_at', 'desc')
        .first('state_abbr'));
    return found?.state_abbr ?? null;
  },

  /** `announced` once she was told; null for who has not asked, or not any more. */
  async find(userId: string, place: Place): Promise<'awaited' | 'announced' | null> {
    const row = await database<Row>('availability_notice').where(keyOf(userId, place)).first();
    if (!row) return null;
    return row.announced_at === null ? 'awaited' : 'announced';
  },

  /** Keeps that she asked. Once told of an earlier time she may ask again; till then the first counts. */
  async request(userId: string, place: Place, now: Date): Promise<void> {
    await database<Row>('availability_notice')
      .insert({ ...keyOf(userId, place), requested_at: now })
      .onConflict(['user_id', 'product', 'state_abbr'])
      .merge({ requested_at: now, announced_at: null })
      .whereNotNull('availability_notice.announced_at');
  },

  async withdraw(userId: string, place: Place): Promise<void> {
    await database<Row>('availability_notice').where(keyOf(userId, place)).delete();
  },

  /** All places that somebody waits for. */
  async awaited(): Promise<Place[]> {
    const rows = await database<Row>('availability_notice')
      .whereNull('announced_at')
      .distinct('product', 'state_abbr');
    return rows.map(({ product, state_abbr: stateAbbr }) => ({ product, stateAbbr }));
  },
});

const keyOf = (userId: string, { product, stateAbbr }: Place) => ({
  user_id: userId,
  product,
  state_abbr: stateAbbr,
});

const PAGE = 100;

/**
 * Has people told of a place, who still live there and could go on: as many as one transaction should.
 * @returns how many
 */
export const announce = (
  database: Database,
  addJob: AddJob,
  { product, stateAbbr }: Place,
  now: Date,
): Promise<number> =>
  database.transaction(async (transaction: Transaction) => {
    const { rows } = await transaction.raw<{ rows: { user_id: string }[] }>(ANNOUNCE, {
      product,
      stateAbbr,
      now,
      PAGE,
    });
    for (const { user_id } of rows) {
      await addJob(transaction, AVAILABILITY_MAIL_QUEUE, {
        user_id,
        product,
        state_abbr: stateAbbr,
      });
    }
    return rows.length;
  });

const ANNOUNCE = `
  UPDATE availability_notice SET announced_at = :now
   WHERE product = :product AND state_abbr = :stateAbbr AND user_id IN (
     SELECT user_id FROM availability_notice awaited
      WHERE product = :product AND state_abbr = :stateAbbr AND announced_at IS NULL
        AND NOT EXISTS (SELECT FROM personal_info home
                         WHERE home.user_id = awaited.user_id AND home.state_abbr <> :stateAbbr)
        AND NOT EXISTS (SELECT FROM unavailable_home home
                         WHERE home.user_id = awaited.user_id AND home.state_abbr <> :stateAbbr)
        AND NOT EXISTS (SELECT FROM identity_verification identity
                         WHERE identity.user_id = awaited.user_id AND status = 'rejected')
        AND NOT EXISTS (SELECT FROM applicant_copy applicant
                         WHERE applicant.user_id = awaited.user_id AND has_card
                           AND :product = 'earned_wage_access')
      LIMIT :PAGE FOR UPDATE SKIP LOCKED)
  RETURNING user_id
`;
