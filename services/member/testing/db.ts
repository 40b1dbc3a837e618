import { join } from 'node:path';
import { LEDGER_SCHEMA, SERVICES } from '@reset/ledger/testing';
import { testDatabase } from '@reset/service-kit/testing';

export const DB = join(SERVICES, 'member/db');

/** A database with all that the member service keeps, the ledger included; `drop` ends it. */
export const memberDatabase = (db = DB) => testDatabase(db, LEDGER_SCHEMA);
