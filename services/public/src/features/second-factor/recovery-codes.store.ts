import type { Context } from '#context.ts';
import { hasSecondFactor } from '#features/users/users.ts';
import { replaceRecoveryCodes } from './codes.store.ts';
import { newRecoveryCodes } from './codes.ts';
import { prove, type Proving, type Unproven } from './prove.store.ts';
import { NOTICE_QUEUE, type NoticeJob } from './second-factor.ts';

/** `off`: codes are for who has a second factor. */
type Renewed = { is: 'renewed'; codes: string[] } | { is: 'off' } | Unproven;

/** New codes in the place of all of hers, once she has proven who she is, and word to her. */
export const renewRecoveryCodes = (context: Context, proving: Proving): Promise<Renewed> =>
  context.database.transaction(async (transaction) => {
    const proven = await prove(transaction, context, proving);
    if (proven.is !== 'proven') return proven;
    if (!hasSecondFactor(proven.user)) return { is: 'off' };
    const { id: userId } = proven.user;
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(transaction, userId, codes);
    await context.jobs.add(transaction, NOTICE_QUEUE, {
      user_id: userId,
      at: proving.now.toISOString(),
      what: 'recovery_codes_renewed',
    } satisfies NoticeJob);
    return { is: 'renewed', codes };
  });
