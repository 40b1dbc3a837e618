import { staffFacts } from '@reset/api-contract/admin/staff-facts.ts';
import {
  createLogger,
  internalClient,
  openDatabase,
  openJobs,
  openMailer,
  parsePrivateKey,
  readConfig,
  serve,
  subscribe,
  systemClock,
} from '@reset/service-kit';
import { contentfulSource } from '#features/content/contentful-source.ts';
import { applyStaffFact } from '#features/staff/staff-store.ts';
import { twilioTexts } from '#providers/texts/twilio-texts.ts';
import { buildApp } from './app.ts';
import { PublicConfig } from './config.ts';
import { workOff } from './work-off.ts';

const config = readConfig(PublicConfig, process.env);
const logger = createLogger({ name: 'public', level: config.LOG_LEVEL });
const database = openDatabase(config.DATABASE_URL);
const jobs = openJobs({ databaseUrl: config.DATABASE_URL, service: 'public', log: logger });
const mailer = openMailer({ url: config.MAIL_URL, from: config.MAIL_FROM });
const texts = twilioTexts({
  baseUrl: config.TEXTS_URL,
  account: config.TEXTS_ACCOUNT,
  token: config.TEXTS_TOKEN,
  from: config.TEXTS_FROM,
});
const contentful = { space: config.CONTENTFUL_SPACE, environment: config.CONTENTFUL_ENVIRONMENT };
const app = buildApp({
  config,
  database,
  clock: systemClock,
  addJob: jobs.add,
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
workOff(jobs, { config, database, clock: systemClock, mailer, texts });
jobs.start();
await serve(app, {
  host: config.HOST,
  port: config.PORT,
  close: async () => {
    await Promise.all([stopFollowing(), jobs.stop()]);
    mailer.close();
    await database.destroy();
  },
});
