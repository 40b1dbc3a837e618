import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { allLinked, applying, idsOf, somebody } from '#testing/applying.ts';
import { startedService } from '#testing/onboarding-service.ts';
import { standingPeople } from '#testing/standing-people.ts';
import {
  ACCOUNT,
  CONFIRM,
  DOCUMENT_LINK,
  INFO,
  PICTURES,
  RESTART,
  SKIP,
  STANDINGS,
  SUBMIT,
  TERMS,
  type Standing,
} from '#testing/standings.ts';

/* Every call that records a task or leads to one that does, wherever an applicant stands. */

const service = await startedService();
const { termsOf } = applying(() => service);
let terms: string[];
beforeAll(async () => {
  terms = idsOf(await termsOf());
});
beforeEach(async () => {
  await service.jobs.finish();
  service.world.links = allLinked;
});

type Call = {
  /** Nothing but its time is in the way of what is sent. */
  body?: () => object;
  /** The answer where its task is not open and was not done. */
  early: string;
  /** The answer where its task was done. */
  again: string;
};

const NOT_OPEN = '409 task_not_open';
const NOT_NEEDED = '409 document_not_needed';

const CALLS: Readonly<Record<string, Call>> = {
  [SKIP]: { early: '422 not_skippable', again: '204' },
  [TERMS]: { body: () => ({ disclosure_ids: terms }), early: NOT_OPEN, again: '201' },
  [INFO]: { body: () => somebody(), early: NOT_OPEN, again: '201' },
  [SUBMIT]: { body: () => ({}), early: NOT_OPEN, again: '200' },
  [PICTURES]: { body: () => ({ document_id: 'doc-1' }), early: NOT_OPEN, again: '200' },
  [DOCUMENT_LINK]: { body: () => ({}), early: NOT_NEEDED, again: NOT_NEEDED },
  [ACCOUNT]: { early: NOT_OPEN, again: '204' },
  [CONFIRM]: { early: NOT_OPEN, again: '204' },
  [RESTART]: { early: '204', again: '204' },
};

/** What else changes anything, and why it is no step of an application. */
const NO_STEPS: Readonly<Record<string, string>> = {
  'POST /identity_verifications/socure_redirect/:user_id': 'The provider is asked, at any time.',
  'POST /qualifier/waitlist': 'Answers to questions, by visitors too, as often as they like.',
  'PUT /card_application/availability_notice': 'A wish to be told.',
  'DELETE /card_application/availability_notice': 'The same.',
  'PUT /tax_refund_advance_application/availability_notice': 'The same.',
  'DELETE /tax_refund_advance_application/availability_notice': 'The same.',
};

const routeOf = (call: string): string => call.split(' ').slice(0, 2).join(' ');

/** Read off the service, so that a call that is added tomorrow is tried as well. */
const published = service.app.publishedRoutes
  .filter(({ method, access }) => method !== 'GET' && access !== 'provider')
  .map(({ method, path }) => `${method} ${path.replace('/api/v1', '')}`);
const calls = Object.keys(CALLS).filter((call) => published.includes(routeOf(call)));

/** @returns the status, and the code of a refusal */
async function send(userId: string, call: string): Promise<string> {
  const path = routeOf(call).replace('POST ', '');
  const { statusCode, body } = await service.post(userId, path, CALLS[call]?.body?.());
  const { code = '' } = statusCode < 400 ? {} : (JSON.parse(body) as { code?: string });
  return `${statusCode} ${code}`.trim();
}

/** All rows of hers, without what is encrypted anew each time that it is written. */
const ROWS = `SELECT ${[
  'application',
  'application_task',
  'acceptance',
  'personal_info',
  'unavailable_home',
  'identity_verification',
  'card_issuance',
  'user_state',
]
  .map(
    (table) =>
      `(SELECT json_agg(to_jsonb(${table}) - '{ssn,date_of_birth}'::text[])
          FROM ${table} WHERE user_id = :userId) AS ${table}`,
  )
  .join()}`;

/** All that is known of her with the history of her states, and what is to be done for her. */
async function placeOf(userId: string): Promise<object> {
  const { rows } = await service.database.raw<{ rows: object[] }>(ROWS, { userId });
  const jobs = service.jobs.taken().filter(({ data }) => Object.values(data).includes(userId));
  // A job that is there already does the same when it is added again.
  return { ...rows[0], queues: new Set(jobs.map(({ queue }) => queue)) };
}

const STATUS = {
  card: '/card_application/status',
  tax: '/tax_refund_advance_application/status',
};

async function taskOf(userId: string, product: Standing['product'] = 'card') {
  const reply = await service.get(userId, STATUS[product]);
  return reply.json<ApplicationStatus>().current_task_name;
}

function answerOf({ done = [], answers = {} }: Standing, call: string): string | undefined {
  return answers[call] ?? CALLS[call]?.[done.includes(call) ? 'again' : 'early'];
}

describe('the calls that change anything', () => {
  it('are all tried here, or are no steps of an application', () => {
    const tried = new Set(calls.map(routeOf));
    expect(published.filter((route) => !tried.has(route) && !(route in NO_STEPS))).toEqual([]);
  });
});

const people = standingPeople(() => service);

describe.each(STANDINGS)('who $who', (standing) => {
  const { make, at, product, due = [], next = at } = standing;

  it('is moved by no call that is not due, and by one that is due once', async () => {
    const userId = await people[make]();
    expect(await taskOf(userId, product)).toBe(at);
    const place = await placeOf(userId);
    for (const call of calls.filter((one) => !due.includes(one))) {
      expect([call, await send(userId, call)]).toEqual([call, answerOf(standing, call)]);
      expect([call, await placeOf(userId)]).toEqual([call, place]);
    }
    expect(await taskOf(userId, product)).toBe(at);

    for (const call of due.filter((one) => calls.includes(one))) {
      const answer = await send(userId, call);
      expect([call, answer]).toEqual([call, expect.stringMatching(/^20\d$/)]);
      const after = await placeOf(userId);
      expect([call, await send(userId, call)]).toEqual([call, answer]);
      expect([call, await placeOf(userId)]).toEqual([call, after]);
    }
    expect(await taskOf(userId, product)).toBe(next);
  });
});
