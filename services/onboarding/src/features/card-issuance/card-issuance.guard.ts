import { RefusedError, type Refusal } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { recordTask, reopenTask } from '#features/application/application.guard.ts';
import { beginIssuance, requestCard, withdrawRequest } from './card-issuance.store.ts';
import { isDebitable } from './card-issuance.ts';

type Repayment = {
  userId: string;
  requestId: string;
  from: { ipAddress: string; userAgent: string } | null;
};

/**
 * Records how she repays, and has her card issued: by direct deposit where all of her pay comes to
 * us, else from the checking account that she has linked.
 * @throws RefusedError 409 where that is not asked now, or the checking account is not hers
 */
export const recordRepayment = (context: Context, { userId, requestId, from }: Repayment) =>
  recordTask(
    context,
    {
      userId,
      task: 'repayment_setup',
      event: ({ isDepositSwitched }) =>
        isDepositSwitched ? 'direct_deposit_switched' : 'repayment_acknowledged',
      requestId,
      products: ['earned_wage_access'],
    },
    async (transaction, applicant) => {
      const { isDepositSwitched } = applicant;
      // There is one: it is asked for before this.
      if (!isDepositSwitched && !isDebitable(applicant)) throw new RefusedError(BANK_OF_ANOTHER);
      await requestCard(transaction, context.jobs.add, {
        userId,
        repaymentMethod: isDepositSwitched ? 'direct_deposit_flow' : 'ach_debit_flow',
        from,
        now: context.clock.now(),
      });
      return true;
    },
  );

/**
 * Asks anew how she repays where she said autopay and the bank that it rests on is gone, or is
 * somebody else's by now, unless the issuer has made something by her word. A link that merely broke
 * is linked still.
 * @returns whether that was so
 * @throws RefusedError 503 while nobody says what is linked
 */
export const takeBackRepayment = (
  context: Context,
  { userId, requestId }: Omit<Repayment, 'from'>,
): Promise<boolean> =>
  reopenTask(
    context,
    { userId, product: 'earned_wage_access', task: 'repayment_setup', requestId },
    async (transaction, applicant) =>
      !isDebitable(applicant) && withdrawRequest(transaction, userId),
  );

/**
 * Has the account opened that her pay can be sent to, which a direct deposit needs before it can be
 * switched. Asked again it is the same one.
 * @throws RefusedError 409 where how she repays is not asked now
 */
export const requestDepositAccount = (
  context: Context,
  { userId, requestId }: Omit<Repayment, 'from'>,
) =>
  recordTask(
    context,
    {
      userId,
      task: 'repayment_setup',
      event: 'direct_deposit_switched',
      requestId,
      products: ['earned_wage_access'],
    },
    async (transaction) => {
      const now = context.clock.now();
      await beginIssuance(transaction, context.jobs.add, { userId, now });
      // Nothing is switched by it yet.
      return false;
    },
  );

const BANK_OF_ANOTHER: Refusal = {
  status: 409,
  code: 'bank_account_of_another',
  error:
    "The checking account that you linked isn't in your name, so we can't debit it. Link one that is, or repay by direct deposit.",
};
