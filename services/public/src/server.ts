import { staffFacts } from '@reset/api-contract/admin/staff-facts.ts';
import {
  createLogger,
  internalClient,
  openDatabase,
  parsePrivateKey,
  readConfig,
  serve,
  subscribe,
  systemClock,
} from '@reset/service-kit';
import { applyStaffFact } from '#features/staff/staff-store.ts';
import { buildApp } from './app.ts';
import { PublicConfig } from './config.ts';

const config = readConfig(PublicConfig, process.env);
const logger = createLogger({ name: 'public', level: config.LOG_LEVEL });
const database = openDatabase(config.DATABASE_URL);
const app = buildApp({ config, database, clock: systemClock, logger });
const stopFollowing = subscribe({
  owner: 'admin',
  client: internalClient({
    from: 'public',
    to: 'admin',
    baseUrl: config.ADMIN_URL,
    privateKey: parsePrivateKey(config.IDENTITY_PRIVATE_KEY),
  }),
  database,
  facts: staffFacts,
  apply: applyStaffFact,
  log: logger,
});
await serve(app, {
  host: config.HOST,
  port: config.PORT,
  close: async () => {
    await stopFollowing();
    await database.destroy();
  },
});
