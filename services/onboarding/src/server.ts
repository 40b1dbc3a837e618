import {
  createLogger,
  internalClient,
  openDatabase,
  parsePrivateKey,
  readConfig,
  readPartners,
  serve,
  systemClock,
} from '@reset/service-kit';
import { buildApp } from './app.ts';
import { OnboardingConfig } from './config.ts';
import { followOwners } from './follow-owners.ts';

const config = readConfig(OnboardingConfig, process.env);
const logger = createLogger({ name: 'onboarding', level: config.LOG_LEVEL });
const database = openDatabase(config.DATABASE_URL);
const clientOf = (to: string, baseUrl: string) =>
  internalClient({
    from: 'onboarding',
    to,
    baseUrl,
    privateKey: parsePrivateKey(config.IDENTITY_PRIVATE_KEY),
  });
const owners = {
  publicService: clientOf('public', config.PUBLIC_URL),
  memberService: clientOf('member', config.MEMBER_URL),
};
const app = buildApp({
  config,
  database,
  clock: systemClock,
  logger,
  ...owners,
  partners: readPartners(config.PARTNERS_FOLDER),
});
const stopFollowing = followOwners({ ...owners, database, log: logger });
await serve(app, {
  host: config.HOST,
  port: config.PORT,
  close: async () => {
    await stopFollowing();
    await database.destroy();
  },
});
