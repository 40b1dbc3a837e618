import type { RejectApplication } from '@reset/api-contract/onboarding/rejection.ts';
import type { Transaction } from '@reset/service-kit';

/** Keeps that staff rejected her application, and why. */
export const addRejection = (
  transaction: Transaction,
  userId: string,
  { actor_id, reason }: RejectApplication,
  now: Date,
): Promise<unknown> =>
  transaction('application_rejection').insert({
    user_id: userId,
    actor_id,
    reason,
    rejected_at: now,
  });

/** Forgets why, which may say something of her; who rejected it stays. */
export const forgetRejectionReason = (transaction: Transaction, userId: string): Promise<unknown> =>
  transaction('application_rejection').where({ user_id: userId }).update({ reason: null });
