import { writeSync } from 'node:fs';
import {
  composeStaffMail,
  createLogger,
  mailConfig,
  openDatabase,
  openJobs,
  openMailer,
  openTexts,
  readConfig,
} from '@reset/service-kit';
import Type from 'typebox';

/*
 * Sends a mail and a text for each job, as the public service does, and is killed by
 * the kernel where DIES says: when a job has begun, or when all is sent and nobody
 * knows yet. With ADDS_FOR it first adds a job for this address.
 * sending.test.ts starts it.
 */

const config = readConfig(
  Type.Object({
    ...mailConfig,
    DATABASE_URL: Type.String(),
    TEXTS_URL: Type.String(),
    DIES: Type.String({ default: 'never' }),
    ADDS_FOR: Type.String({ default: '' }),
  }),
  process.env,
);
const database = openDatabase(config.DATABASE_URL);
const mailer = openMailer({ url: config.MAIL_URL, from: config.MAIL_FROM, partners: new Map() });
const texts = openTexts({
  baseUrl: config.TEXTS_URL,
  account: 'sandbox',
  token: 'sandbox',
  from: '+12025550100',
});
const jobs = openJobs({
  databaseUrl: config.DATABASE_URL,
  service: 'public',
  log: createLogger({ name: 'sending', level: 'silent' }),
});
const dieAt = (moment: string) => {
  if (config.DIES === moment) process.kill(process.pid, 'SIGKILL');
};

jobs.register<{ email: string; phone: string }>('sending', async ({ email, phone }, { id }) => {
  dieAt('before');
  const mail = composeStaffMail({
    subject: 'Welcome',
    paragraphs: ['You are in.'],
    reason: 'You signed up.',
  });
  await mailer.send({ to: email, ...mail, messageId: id });
  await texts.send({ to: phone, body: 'You are in.', key: id });
  writeSync(1, `${email} ${id}\n`);
  dieAt('after');
});
jobs.start();
if (config.ADDS_FOR !== '') {
  const data = { email: config.ADDS_FOR, phone: '+13105550142' };
  await database.transaction((transaction) => jobs.add(transaction, 'sending', data));
}
process.on('SIGTERM', async () => {
  await jobs.stop();
  mailer.close();
  await database.destroy();
});
