import { join } from 'node:path';
import type { EventPage } from '@reset/api-contract/events.ts';
import { readPartners, type Service } from '@reset/service-kit';
import {
  asCaller,
  asVisitor,
  fixedClock,
  recordedJobs,
  recordedMails,
  testConfig,
  testDatabase,
} from '@reset/service-kit/testing';
import type { Knex } from 'knex';
import { applyStaffEvent } from '#features/staff/staff-store.ts';
import { buildApp, type AppNeeds } from '../app.ts';
import type { PublicConfig } from '../config.ts';
import { workOff } from '../work-off.ts';
import { recordedTexts } from './recorded-texts.ts';

const DB = join(import.meta.dirname, '../../db');

type Changes = Partial<Pick<AppNeeds, 'database' | 'content' | 'addJob'>> & {
  NODE_ENV?: PublicConfig['NODE_ENV'];
};

export type PublicServiceUnderTest = Awaited<ReturnType<typeof startPublicService>>;

/** The public service on a database of its own; `stop` drops it. */
export async function startPublicService(logger?: AppNeeds['logger']) {
  const { database, drop } = await testDatabase(DB);
  const clock = fixedClock('2026-11-20T20:00:00Z');
  const jobs = recordedJobs();
  const mails = recordedMails();
  const texts = recordedTexts();
  const config = testConfig('public');
  workOff(jobs, { config, database, clock, mailer: mails, texts });
  const needs = {
    config,
    database,
    clock,
    addJob: jobs.add,
    partners: readPartners(config.PARTNERS_FOLDER),
    ...(logger ? { logger } : {}),
  };
  const app = buildApp(needs);
  return {
    app,
    database,
    clock,
    /** What the routes asked for; done only when a test says so. */
    jobs,
    /** What was sent, after `jobs.runAll`. */
    mails: mails.sent,
    texts: texts.sent,
    /** The same service with another database, other jobs or other content, or as it runs in production. */
    buildWith: ({ NODE_ENV = needs.config.NODE_ENV, ...changes }: Changes): Service =>
      buildApp({ ...needs, ...changes, config: { ...needs.config, NODE_ENV } }),
    stop: async () => {
      await app.close();
      await drop();
    },
  };
}

export const operator = () => asCaller('operator', { audience: 'public' });
export const visitor = () => asVisitor({ audience: 'public' });

export const PASSWORD = 'correct horse 7';

/** A body for PUT /internal/users/:id. */
export const someUser = (changes: object = {}) => ({
  email: 'rosa.marin@example.com',
  first_name: 'Rosa',
  last_name: 'Marin',
  password: PASSWORD,
  confirmed: true,
  ...changes,
});

/** Makes the account and insists that it was made. */
export async function putUser(app: Service, id: string, changes: object = {}): Promise<void> {
  const reply = await app.inject({
    method: 'PUT',
    url: `/internal/users/${id}`,
    headers: operator(),
    payload: someUser(changes),
  });
  if (reply.statusCode !== 200) throw new Error(`The account was refused: ${reply.body}`);
}

/** What the service has told so far, as the admin service reads it. */
export async function readFacts(app: Service): Promise<EventPage['events']> {
  const reply = await app.inject({
    url: '/internal/events?after=0',
    headers: asCaller('admin', { audience: 'public' }),
  });
  return reply.json<EventPage>().events;
}

/** Applies what the admin service tells of a person; `generation` is the live one unless given. */
export async function tellOfStaff(
  database: Knex,
  type: 'staff.added' | 'staff.removed',
  subject: string,
  generation?: number,
): Promise<void> {
  const live = { owner: 'admin', is_live: true };
  await database('subscription').insert(live).onConflict().ignore();
  const reading = await database('subscription').where(live).first();
  const event = { type, subject, subject_version: 1, position: '1.1', payload: {} };
  await applyStaffEvent(
    database,
    { ...event, occurred_at: new Date().toISOString() },
    generation ?? reading.generation,
  );
}

/** POST /users/sign_in as a visitor. */
export const signIn = (app: Service, email: unknown, password: unknown = PASSWORD) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/users/sign_in',
    headers: visitor(),
    payload: { user: { email, password } },
  });
