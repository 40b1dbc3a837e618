import { join } from 'node:path';

/** What makes the tables of a service that publishes events, and nothing else: see `testDatabase`. */
export const EVENT_DB = join(import.meta.dirname, 'db');
