import type { Knex } from 'knex';

/** A service's own database: a pool of connections, or one transaction of it. */
export type Database = Knex;

/** A transaction that its caller commits or rolls back. */
export type Transaction = Knex.Transaction;
