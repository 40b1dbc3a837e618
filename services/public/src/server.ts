import { createLogger, openDatabase, readConfig, serve, systemClock } from '@reset/service-kit';
import { buildApp } from './app.ts';
import { PublicConfig } from './config.ts';

const config = readConfig(PublicConfig, process.env);
const logger = createLogger({ name: 'public', level: config.LOG_LEVEL });
const database = openDatabase(config.DATABASE_URL);
const app = buildApp({ config, database, clock: systemClock, logger });
await serve(app, { host: config.HOST, port: config.PORT, close: () => database.destroy() });
