import type { EligibilityEvent } from '@reset/api-contract/onboarding/eligibility-events.ts';
import { appendEvent, type Database } from '@reset/service-kit';

/** Who may have a card, as it was published last. */
export const eligibilityStore = (database: Database) => ({
  /** Publishes whether she may, if that is another than was published last; of nobody, that she may not. */
  async keep({ userId, eligible, now }: Judged): Promise<void> {
    const published = await database('eligibility_published')
      .where({ user_id: userId })
      .first<{ eligible: boolean | null } | undefined>('eligible');
    if ((published ? published.eligible : false) === eligible) return;
    await database.transaction(async (transaction) => {
      const { rowCount } = await transaction.raw<{ rowCount: number }>(
        `INSERT INTO eligibility_published AS known (user_id, eligible) VALUES (?, ?)
         ON CONFLICT (user_id) DO UPDATE SET eligible = excluded.eligible
          WHERE known.eligible IS DISTINCT FROM excluded.eligible`,
        [userId, eligible],
      );
      // Another call has just published the same.
      if (rowCount === 0) return;
      await appendEvent<EligibilityEvent>(transaction, {
        type: 'eligibility.changed',
        subject: userId,
        payload: { eligible },
        occurredAt: now,
      });
    });
  },

  /** Some who are yet to be judged, behind this one. */
  unjudged: (after: string, max: number): Promise<string[]> =>
    database('eligibility_published')
      .whereNull('eligible')
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(max)
      .pluck('user_id'),
});

type Judged = { userId: string; eligible: boolean; now: Date };
