import { MAX_DATA_EXPORTS_A_DAY } from '@reset/api-contract/public/data-export.ts';
import { newId } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { prove, type Proving, type Unproven } from '#features/second-factor/second-factor.store.ts';
import { countedSince, DATA_EXPORT_MAIL_QUEUE, type DataExportMailJob } from './data-export.ts';

/**
 * Notes that somebody with the right password gets a copy of her data, and has it mailed to her that she
 * did: at once, or after the code where a second factor is on.
 */
export const recordDataExport = (
  context: Context,
  proving: Proving,
): Promise<{ is: 'recorded' } | { is: 'too_often' } | Unproven> =>
  context.database.transaction(async (transaction) => {
    const { now } = proving;
    const { id: userId } = proving.proof.user;
    // It locks the account, so that no two count the same exports.
    const proven = await prove(transaction, context, proving);
    if (proven.is !== 'proven') return proven;
    const counted = await transaction('data_export')
      .where({ user_id: userId })
      .where('exported_at', '>', countedSince(now))
      .select('id');
    if (counted.length >= MAX_DATA_EXPORTS_A_DAY) return { is: 'too_often' };
    await transaction('data_export').insert({ id: newId(), user_id: userId, exported_at: now });
    const job: DataExportMailJob = { user_id: userId, at: now.toISOString() };
    await context.jobs.add(transaction, DATA_EXPORT_MAIL_QUEUE, job);
    return { is: 'recorded' };
  });
