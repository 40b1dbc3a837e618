import { createSubscriptionTables } from '@reset/service-kit';
import type { Knex } from 'knex';

/** Subscriptions to the events of the public and the admin service. */
export const up = (database: Knex): Promise<void> => createSubscriptionTables(database);
