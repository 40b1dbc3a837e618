import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asVisitor, testConfig } from '@reset/service-kit/testing';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { queryPrepared } from '../database/query-prepared.ts';
import { runJob } from '../jobs/run-job.ts';
import { buildService } from './build-service.ts';
import { createLogger } from './create-logger.ts';
import { loggedError } from './logged-error.ts';

const EMAIL = 'rosa.marin@example.com';
const NAME = 'Rosamunde Marin';

let test: TestDatabase;
const lines: Record<string, unknown>[] = [];
const log = createLogger(
  { name: 'public', level: 'trace' },
  { write: (line: string) => void lines.push(JSON.parse(line)) },
);

beforeAll(async () => {
  test = await testDatabase();
  await test.database.raw(`
    CREATE TABLE person (
      id uuid PRIMARY KEY, email text NOT NULL CONSTRAINT one_address UNIQUE,
      name varchar(20) NOT NULL, born date, friend uuid CONSTRAINT a_person REFERENCES person,
      CONSTRAINT grown_up CHECK (born < '2010-01-01'));
    CREATE FUNCTION greet(who text) RETURNS void LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'No greeting for %', who USING DETAIL = who, HINT = who; END $$;
    INSERT INTO person VALUES ('01900000-0000-7000-8000-000000000001', '${EMAIL}', '${NAME}');
  `);
});
afterAll(() => test.drop());
beforeEach(() => void lines.splice(0));

const insert = (values: string) =>
  test.database.raw(`INSERT INTO person (id, email, name, born, friend) VALUES (${values})`, {
    email: EMAIL,
    name: NAME,
  });

const FAULTS: [string, () => Promise<unknown>, { code: string; constraint?: string }][] = [
  [
    'a second row with one address',
    () => insert(`gen_random_uuid(), :email, :name, NULL, NULL`),
    { code: '23505', constraint: 'one_address' },
  ],
  [
    'a row that a check refuses',
    () => insert(`gen_random_uuid(), 'x' || :email, :name, '2020-01-01', NULL`),
    { code: '23514', constraint: 'grown_up' },
  ],
  [
    'a row that refers to none',
    () => insert(`gen_random_uuid(), 'x' || :email, :name, NULL, gen_random_uuid()`),
    { code: '23503', constraint: 'a_person' },
  ],
  ['a missing value', () => insert(`NULL, :email, :name, NULL, NULL`), { code: '23502' }],
  [
    'a text that is no id',
    () => test.database('person').where({ id: EMAIL }).first('name'),
    { code: '22P02' },
  ],
  [
    'a text that is too long',
    () => insert(`gen_random_uuid(), 'x' || :email, :name || :email, NULL, NULL`),
    { code: '22001' },
  ],
  [
    'a function that raises',
    () => test.database.raw('SELECT greet(?)', [EMAIL]),
    { code: 'P0001' },
  ],
  [
    'a statement that cannot be read',
    () => test.database.raw(`SELECT name FROM person WHERE '${EMAIL}'`),
    { code: '22P02' },
  ],
  [
    'a prepared statement',
    () =>
      queryPrepared(test.database, {
        name: 'by_id',
        text: 'SELECT name FROM person WHERE id = $1',
        values: [EMAIL],
      }),
    { code: '22P02' },
  ],
  [
    'a connection that ends under a query',
    () => test.database.raw('SELECT pg_terminate_backend(pg_backend_pid()), ?::text', [EMAIL]),
    { code: '57P01' },
  ],
];

function build() {
  const app = buildService({ name: 'public', config: testConfig('public'), log });
  for (const [index, [, work]] of FAULTS.entries()) {
    app.get(`/api/v1/faults/${index}`, { config: { access: 'visitor' } }, async () => {
      await work();
      return {};
    });
  }
  return app;
}

describe.each(FAULTS)('%s', (_what, work, expected) => {
  it('is logged by type, code, constraint and calls, and names nobody', async () => {
    const url = `/api/v1/faults/${FAULTS.findIndex(([, one]) => one === work)}`;
    const reply = await build().inject({ url, headers: asVisitor({ audience: 'public' }) });
    expect(reply.statusCode).toBeGreaterThanOrEqual(500);
    const failed = lines.filter(({ msg }) => msg === 'request.failed');
    expect(failed).toMatchObject([{ err: { type: expect.any(String), ...expected } }]);
    expect(failed).toMatchObject([
      { err: { stack: expect.arrayContaining([expect.stringMatching(/^at .*:\d+:\d+/)]) } },
    ]);
    expectNobody();
  });

  it('is logged alike when a job fails by it, or it is logged by itself', async () => {
    const job = { id: 'job', name: 'mails', data: { email: EMAIL }, retryCount: 0 };
    const result = await runJob(job, async () => void (await work()), { log, tries: 1 });
    expect(JSON.stringify(result)).not.toContain(EMAIL);
    const error = await work().catch((thrown: unknown) => thrown);
    log.error(error);
    log.error({ err: error }, (error as Error).message);
    log.error({ err: new Error(`About ${EMAIL}`, { cause: error }) }, 'something.failed');
    expect(lines.map(({ msg }) => msg)).toEqual([
      'job.failed_for_good',
      'fault.thrown',
      'fault.thrown',
      'something.failed',
    ]);
    expect(lines.at(-1)).toMatchObject({ err: { type: 'Error', cause: expected } });
    expectNobody();
  });
});

function expectNobody(): void {
  const all = JSON.stringify(lines);
  expect(lines.length).toBeGreaterThan(0);
  for (const text of [EMAIL, NAME, 'rosa', 'Rosamunde']) expect(all).not.toContain(text);
}

describe('loggedError', () => {
  it('leaves out a message of several lines, one that looks like a call included', () => {
    const error = new Error(`first\n    at ${EMAIL}\nlast ${NAME}`);
    const { stack } = loggedError(error);
    expect(stack[0]).toContain('logged-error.test');
    expect(JSON.stringify(stack)).not.toMatch(/rosa|Rosamunde|last/);
  });

  it('leaves out a code that is a sentence, and what is no error', () => {
    const error = Object.assign(new Error('No'), { code: `550 ${EMAIL} unknown`, response: EMAIL });
    expect(loggedError(error)).toEqual({ type: 'Error', stack: expect.any(Array) });
    expect(loggedError(EMAIL)).toEqual({ type: 'string', stack: [] });
  });

  it('says why a mail server’s or a database’s error came, to the fourth cause', () => {
    const endless = new Error('a');
    endless.cause = endless;
    expect(JSON.stringify(loggedError(endless)).match(/"cause"/g)).toHaveLength(4);
  });
});
