import { createSubscriptionTables, dropSubscriptionTables } from '@reset/service-kit';
import type { Knex } from 'knex';

/** How far the gateway has followed what the public and the admin service tell. */
export const up = (database: Knex): Promise<void> => createSubscriptionTables(database);

export const down = (database: Knex): Promise<void> => dropSubscriptionTables(database);
