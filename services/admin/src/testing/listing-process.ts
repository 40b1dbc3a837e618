import { createLogger, openDatabase, readConfig, serve, systemClock } from '@reset/service-kit';
import Type from 'typebox';
import { buildApp } from '../app.ts';
import { AdminConfig } from '../config.ts';
import { followOwners } from '../follow-owners.ts';
import { ownersOf } from '../owners.ts';
import { sayAddress } from './say-address.ts';

/*
 * The admin service, which the kernel kills when it has written what a page of events
 * means and is about to move its position behind it: the DIES_AT-th time; never for 0.
 * live-delivery.test.ts starts it.
 */

const config = readConfig(
  Type.Object({ ...AdminConfig.properties, DIES_AT: Type.Integer() }),
  process.env,
);
const logger = createLogger({ name: 'admin', level: config.LOG_LEVEL });
const database = openDatabase(config.DATABASE_URL);

let moves = 0;
database.on('query', ({ sql }: { sql: string }) => {
  if (!sql.startsWith('update "subscription" set "position"')) return;
  moves += 1;
  if (moves === config.DIES_AT) process.kill(process.pid, 'SIGKILL');
});

const owners = ownersOf(config);
const addJob = () => Promise.reject(new Error('Nobody is invited here.'));
const app = buildApp({ config, database, clock: systemClock, addJob, logger, ...owners });
const stopFollowing = followOwners({ ...owners, database, log: logger });
await serve(app, {
  host: config.HOST,
  port: 0,
  close: async () => {
    await stopFollowing();
    await database.destroy();
  },
});
sayAddress(app);
