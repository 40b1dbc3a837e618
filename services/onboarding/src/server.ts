import {
  createLogger,
  internalClient,
  openDatabase,
  parsePrivateKey,
  readConfig,
  serve,
  systemClock,
} from '@reset/service-kit';
import { buildApp } from './app.ts';
import { OnboardingConfig } from './config.ts';

const config = readConfig(OnboardingConfig, process.env);
const database = openDatabase(config.DATABASE_URL);
const clientOf = (to: string, baseUrl: string) =>
  internalClient({
    from: 'onboarding',
    to,
    baseUrl,
    privateKey: parsePrivateKey(config.IDENTITY_PRIVATE_KEY),
  });
const app = buildApp({
  config,
  database,
  clock: systemClock,
  logger: createLogger({ name: 'onboarding', level: config.LOG_LEVEL }),
  publicService: clientOf('public', config.PUBLIC_URL),
  memberService: clientOf('member', config.MEMBER_URL),
});
await serve(app, { host: config.HOST, port: config.PORT, close: () => database.destroy() });
