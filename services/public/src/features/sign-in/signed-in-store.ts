import type { UserFact } from '@reset/api-contract/public/user-facts.ts';
import { appendEvent } from '@reset/service-kit';
import type { Knex } from 'knex';
import { attemptStore } from './attempt-store.ts';

export type RecordSignedIn = (signedIn: {
  userId: string;
  /** Normalised. */
  email: string;
  now: Date;
}) => Promise<void>;

/** Forgives the attempts at the address and tells that somebody has signed in. */
export const recordSignedInTo =
  (database: Knex): RecordSignedIn =>
  ({ userId, email, now }) =>
    database.transaction(async (transaction) => {
      await attemptStore(transaction).forgiveAttempts(email, now);
      await appendEvent<UserFact>(transaction, {
        type: 'user.signed_in',
        subject: userId,
        payload: {},
        occurredAt: now,
      });
    });
