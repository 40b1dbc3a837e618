import { createLogger, openDatabase, serve, systemClock } from '@reset/service-kit';
import { randomBytes } from 'node:crypto';
import { followSessionEnds } from '#events/follow-session-ends.ts';
import { buildApp } from './app.ts';
import { readGatewayConfig } from './config.ts';

const config = readGatewayConfig(process.env);
const logger = createLogger({ name: 'gateway', level: config.LOG_LEVEL });
const database = openDatabase(config.DATABASE_URL);
const app = buildApp({ config, database, clock: systemClock, randomBytes, logger });
const stopFollowing = followSessionEnds({ config, database, log: logger });

await serve(app, {
  host: config.HOST,
  port: config.PORT,
  close: async () => {
    await stopFollowing();
    await database.destroy();
  },
});
