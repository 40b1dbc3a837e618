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
import { contentfulSource } from '#features/content/contentful-source.ts';
import { applyStaffFact } from '#features/staff/staff-store.ts';
import { buildApp } from './app.ts';
import { PublicConfig } from './config.ts';

const config = readConfig(PublicConfig, process.env);
const logger = createLogger({ name: 'public', level: config.LOG_LEVEL });
const database = openDatabase(config.DATABASE_URL);
const contentful = { space: config.CONTENTFUL_SPACE, environment: config.CONTENTFUL_ENVIRONMENT };
const app = buildApp({
  config,
  database,
  clock: systemClock,
  content: {
    published: contentfulSource({
      ...contentful,
      url: config.CONTENTFUL_URL,
      token: config.CONTENTFUL_TOKEN,
      log: logger,
    }),
    drafts: contentfulSource({
      ...contentful,
      url: config.CONTENTFUL_PREVIEW_URL,
      token: config.CONTENTFUL_PREVIEW_TOKEN,
      log: logger,
    }),
  },
  logger,
});
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
