import {
  createLogger,
  openDatabase,
  openJobs,
  openMailer,
  readConfig,
  serve,
  systemClock,
} from '@reset/service-kit';
import { buildApp } from './app.ts';
import { AdminConfig } from './config.ts';
import { followOwners } from './follow-owners.ts';
import { ownersOf } from './owners.ts';
import { workOff } from './work-off.ts';

const config = readConfig(AdminConfig, process.env);
const logger = createLogger({ name: 'admin', level: config.LOG_LEVEL });
const database = openDatabase(config.DATABASE_URL);
const owners = ownersOf(config);
const jobs = openJobs({ databaseUrl: config.DATABASE_URL, service: 'admin', log: logger });
const mailer = openMailer({ url: config.MAIL_URL, from: config.MAIL_FROM });
workOff(jobs, { config, database, mailer, clock: systemClock });
const app = buildApp({
  config,
  database,
  clock: systemClock,
  addJob: jobs.add,
  logger,
  ...owners,
});
jobs.start();
const stopFollowing = followOwners({ ...owners, database, log: logger });
await serve(app, {
  host: config.HOST,
  port: config.PORT,
  close: async () => {
    await Promise.all([stopFollowing(), jobs.stop()]);
    mailer.close();
    await database.destroy();
  },
});
