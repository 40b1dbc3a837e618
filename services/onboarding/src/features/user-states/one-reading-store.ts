import type { Knex } from 'knex';

/**
 * Lets one reading at a time append states. A page of events tells of many people, and two that
 * told of the same ones in another order would wait for one another.
 */
export const oneReadingAtATime = (transaction: Knex.Transaction) =>
  transaction.raw('LOCK TABLE link_reading IN SHARE ROW EXCLUSIVE MODE');
