import { createLogger, openDatabase, readConfig, serve, systemClock } from '@reset/service-kit';
import { buildApp } from './app.ts';
import { AdminConfig } from './config.ts';
import { followOwners } from './follow-owners.ts';
import { ownersOf } from './owners.ts';

const config = readConfig(AdminConfig, process.env);
const logger = createLogger({ name: 'admin', level: config.LOG_LEVEL });
const database = openDatabase(config.DATABASE_URL);
const owners = ownersOf(config);
const app = buildApp({ config, database, clock: systemClock, logger, ...owners });
const stopFollowing = followOwners({ ...owners, database, log: logger });
await serve(app, {
  host: config.HOST,
  port: config.PORT,
  close: async () => {
    await stopFollowing();
    await database.destroy();
  },
});
