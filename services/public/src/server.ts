import { staffEvents } from '@reset/api-contract/admin/staff-events.ts';
import { cardEvents } from '@reset/api-contract/member/card-events.ts';
import {
  createLogger,
  internalClient,
  openDatabase,
  openJobs,
  openMailer,
  parsePrivateKey,
  readConfig,
  readPartners,
  serve,
  subscribe,
  systemClock,
} from '@reset/service-kit';
import { applyCardEvent } from '#features/cardholders/cardholder-store.ts';
import { contentfulSource } from '#features/content/contentful-source.ts';
import { applyStaffEvent } from '#features/staff/staff-store.ts';
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
const contentful = {
  space: config.CONTENTFUL_SPACE,
  environment: config.CONTENTFUL_ENVIRONMENT,
  assetOrigins: config.ASSET_ORIGINS.split(','),
  log: logger,
};
const app = buildApp({
  config,
  database,
  clock: systemClock,
  addJob: jobs.add,
  partners: readPartners(config.PARTNERS_FOLDER),
  content: {
    published: contentfulSource({
      ...contentful,
      url: config.CONTENTFUL_URL,
      token: config.CONTENTFUL_TOKEN,
    }),
    drafts: contentfulSource({
      ...contentful,
      url: config.CONTENTFUL_PREVIEW_URL,
      token: config.CONTENTFUL_PREVIEW_TOKEN,
    }),
  },
  logger,
});
const following = { database, log: logger };
const clientOf = (to: string, baseUrl: string) =>
  internalClient({
    from: 'public',
    to,
    baseUrl,
    privateKey: parsePrivateKey(config.IDENTITY_PRIVATE_KEY),
  });
const subscriptions = [
  subscribe({
    ...following,
    owner: 'admin',
    client: clientOf('admin', config.ADMIN_URL),
    events: staffEvents,
    apply: applyStaffEvent,
  }),
  subscribe({
    ...following,
    owner: 'member',
    client: clientOf('member', config.MEMBER_URL),
    events: cardEvents,
    apply: applyCardEvent,
  }),
];
workOff(jobs, { config, database, clock: systemClock, mailer, texts });
jobs.start();
await serve(app, {
  host: config.HOST,
  port: config.PORT,
  close: async () => {
    await Promise.all([...subscriptions.map((stop) => stop()), jobs.stop()]);
    mailer.close();
    await database.destroy();
  },
});
