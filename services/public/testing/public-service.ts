import { join } from 'node:path';
import type { EventPage } from '@reset/api-contract/events.ts';
import {
  linkTokens,
  parseTokenKeys,
  readPartners,
  secretCipher,
  type Database,
  type Service,
} from '@reset/service-kit';
import {
  asCaller,
  asVisitor,
  commandsTo,
  fakeClient,
  recordedMails,
  recordedTexts,
  testContext,
} from '@reset/service-kit/testing';
import { buildApp } from '#app.ts';
import { PublicConfig } from '#config.ts';
import type { Context } from '#context.ts';
import { passwordHashing } from '#features/passwords/hash-password.ts';
import { applyStaffEvent } from '#features/users/readings.store.ts';
import { unconfiguredSource } from '#providers/content-source.ts';
import { readStolenPasswords } from '#providers/stolen-passwords.ts';

export const DB = join(import.meta.dirname, '../db');

export type PublicServiceUnderTest = Awaited<ReturnType<typeof startPublicService>>;

/**
 * The public service on a database of its own; `stop` drops it.
 * @param db the folder that makes the database
 */
export async function startPublicService({ db = DB } = {}) {
  const kit = await testContext('public', PublicConfig, { db });
  const { clock, config, database, jobs, logged, log, resources } = kit;
  log.level = 'trace';
  const tokenKeys = parseTokenKeys(config.TOKEN_KEY);
  const mails = recordedMails();
  const texts = recordedTexts();
  const context: Context = {
    ...kit,
    mailer: mails,
    texts,
    tokenKey: tokenKeys[0],
    linkTokens: linkTokens(tokenKeys),
    cipher: secretCipher(config.DATA_KEY),
    passwordHashing: passwordHashing(),
    stolenPasswords: readStolenPasswords(),
    partners: readPartners(config.PARTNERS_FOLDER),
    content: { published: unconfiguredSource, drafts: unconfiguredSource },
    services: {
      admin: fakeClient(),
      gateway: fakeClient(),
      member: fakeClient(),
      onboarding: fakeClient(),
    },
  };
  const app = buildApp(context);
  await app.ready();
  return {
    app,
    context,
    database,
    clock,
    /** What the routes added; done only when a test says so. */
    jobs,
    /** What was sent, after `jobs.drain`. */
    mails: mails.sent,
    texts: texts.sent,
    logged,
    /** A command of another service, below /internal. */
    give: commandsTo(app, 'public'),
    /** The same service with another database, other jobs or other content. */
    buildWith: (changes: Partial<Context>): Service => buildApp({ ...context, ...changes }),
    stop: async () => {
      await app.close();
      await resources.disposeAsync();
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

/** What the service has published so far, as the admin service reads it. */
export async function readEvents(app: Service): Promise<EventPage['events']> {
  const reply = await app.inject({
    url: '/internal/events?after=0',
    headers: asCaller('admin', { audience: 'public' }),
  });
  return reply.json<EventPage>().events;
}

/** Applies what the admin service publishes of a person; `generation` is the live one unless given. */
export async function applyStaff(
  database: Database,
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

/** The session that an answer has the gateway begin; null when none begins. */
export function sessionOf(reply: { headers: Record<string, unknown> }): unknown {
  const header = reply.headers['x-reset-session-start'];
  return typeof header === 'string'
    ? JSON.parse(Buffer.from(header, 'base64url').toString())
    : null;
}
