import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Topic } from '@reset/api-contract/member/event-stream.ts';
import { newId } from '@reset/service-kit';
import { asMember, asViewer, eventually } from '@reset/service-kit/testing';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { raiseError, resolveErrors } from '#features/notifications/notifications.store.ts';
import { MAX_STREAMS_PER_PERSON } from './open-streams.ts';

let service: MemberServiceUnderTest;
let port: number;
let opened: Reader[] = [];

const listen = async (under: MemberServiceUnderTest) => {
  if (!under.app.server.listening) await under.app.listen({ host: '127.0.0.1', port: 0 });
  return (under.app.server.address() as AddressInfo).port;
};
beforeAll(async () => {
  service = await startMemberService();
  port = await listen(service);
});
afterAll(() => service.stop());
beforeEach(() => {
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((reader) => reader.close()));
});

type Read = { event: string; id: string; data: string };

/** Somebody who reads the stream over HTTP, as a browser does. */
class Reader {
  readonly answer: IncomingMessage;
  #text = '';
  isOver = false;
  isCut = false;

  constructor(answer: IncomingMessage) {
    this.answer = answer;
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      this.#text += chunk;
    });
    answer.on('end', () => {
      this.isOver = true;
    });
    answer.on('error', () => {
      this.isCut = true;
    });
  }

  get text() {
    return this.#text;
  }

  /** All that was read, whole. */
  events = (): Read[] =>
    this.#text
      .split('\n\n')
      .slice(0, -1)
      .map((block) => {
        const fields = Object.fromEntries(
          block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]),
        );
        return { event: 'message', id: '', data: '', ...fields };
      });

  topics = (): Topic[][] =>
    this.events()
      .filter(({ event }) => event === 'message')
      .map(({ data }) => JSON.parse(data) as Topic[]);

  lastId = () => this.events().at(-1)?.id ?? '';

  close = async () => {
    const closed = new Promise((resolve) => this.answer.once('close', resolve));
    this.answer.destroy();
    if (!this.answer.closed) await closed;
  };
}

async function open(
  userId: string,
  {
    query = '',
    headers = asMember(userId, { audience: 'member' }),
    at = port,
    lastEventId = '',
  } = {},
): Promise<Reader> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(
    {
      port: at,
      path: `/api/v1/events${query}`,
      headers: { ...headers, ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }) },
    },
    resolve,
  ).on('error', reject);
  const reader = new Reader(await promise);
  opened.push(reader);
  if (reader.answer.statusCode === 200) {
    await eventually(() => reader.events().length > 0);
  }
  return reader;
}

/** Until limits are computed and all that has happened can be read: other transactions hold it back. */
const settled = () =>
  eventually(async () => {
    const { rows } = await service.database.raw(
      `SELECT FROM limit_due
        UNION ALL
       SELECT FROM event WHERE transaction_id >= pg_snapshot_xmin(pg_current_snapshot())`,
    );
    expect(rows).toEqual([]);
  });

const member = async (...linked: ('bank_link' | 'payroll_link' | 'card_account')[]) => {
  const userId = await someMember(service, ...linked);
  await settled();
  return userId;
};
const cardholder = () => member('bank_link', 'payroll_link', 'card_account');

const buy = async (userId: string) => {
  const reply = await service.put(`${userId}/card_transactions/${newId()}`, {
    occurred_at: '2026-11-18T20:30:00.000Z',
    amount_cents: 1_000,
    merchant_name: 'Harbor Street Grocery',
    customer_state: 'posted',
  });
  expect(reply.statusCode).toBe(204);
};

const SPENT = ['overview', 'payday', 'transactions', 'notifications'];

describe('GET /events', () => {
  it('is a stream that nobody keeps, and beats at once', async () => {
    const reader = await open(await member());
    expect(reader.answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    expect(reader.events()).toEqual([
      { event: 'beat', id: expect.stringMatching(/^\d+(\.\d+)?$/), data: '0' },
    ]);
  });

  it('says to each browser of a member what a purchase changes, to nobody else, and no figure', async () => {
    const [hazel, dario] = [await cardholder(), await cardholder()];
    const readers = [await open(hazel), await open(hazel)];
    const other = await open(dario);
    await buy(hazel);
    for (const reader of readers) {
      await eventually(() => expect(reader.topics()).toEqual([SPENT]));
      expect(reader.text).not.toMatch(/1000|Harbor/);
    }
    await buy(dario);
    await eventually(() => expect(other.topics()).toEqual([SPENT]));
    expect(readers.map((reader) => reader.topics())).toEqual([[SPENT], [SPENT]]);
  });

  it('says when a limit was computed anew', async () => {
    const userId = await cardholder();
    const reader = await open(userId);
    await service.database('bank_link').where({ user_id: userId }).update({ available_cents: 7 });
    await eventually(() =>
      expect(reader.topics()).toEqual([['overview', 'payday', 'notifications']]),
    );
  });

  it('says when a link breaks and when it works again', async () => {
    const userId = await member('bank_link');
    const reader = await open(userId);
    const error = { userId, source: 'plaid', now: service.clock.now() } as const;
    // Together with what it does to her limit, or before that.
    const has = (topics: Topic[][]) => expect(topics.flat()).toContain('profile');
    await service.database.transaction((transaction) =>
      raiseError(transaction, { ...error, errorType: 'monitoring_status_unavailable' }),
    );
    await eventually(() => has(reader.topics()));
    const before = reader.topics().length;
    await service.database.transaction((transaction) => resolveErrors(transaction, error));
    await eventually(() => has(reader.topics().slice(before)));
  });

  it('shows staff who view the product as her what she is shown, in places of their own', async () => {
    const userId = await cardholder();
    const staff = newId();
    const headers = asViewer(userId, staff, { audience: 'member' });
    const reader = await open(userId, { headers });
    await buy(userId);
    await eventually(() => expect(reader.topics()).toEqual([SPENT]));
    await Promise.all(Array.from({ length: MAX_STREAMS_PER_PERSON }, () => open(userId))).then(
      (all) =>
        expect(all.map(({ answer }) => answer.statusCode)).toEqual(
          Array(MAX_STREAMS_PER_PERSON).fill(200),
        ),
    );
  });
});

describe('Last-Event-ID', () => {
  it.each(['lastEventId', 'query'] as const)('goes on after it (%s)', async (way) => {
    const userId = await cardholder();
    const first = await open(userId);
    await first.close();
    await buy(userId);
    await settled();
    const id = first.lastId();
    const again = await open(
      userId,
      way === 'query' ? { query: `?last_event_id=${id}` } : { lastEventId: id },
    );
    expect(again.topics()).toEqual([SPENT]);
    const third = await open(userId, { lastEventId: again.lastId() });
    expect(third.topics()).toEqual([]);
  });

  it.each(['nonsense', '-1', '99999999999999999999.1', '1.9999999999999999999', '7.7.7'])(
    'has everything read anew after %s',
    async (lastEventId) => {
      const reader = await open(await member(), { lastEventId });
      expect(reader.topics()).toEqual([['everything']]);
    },
  );

  it('has everything read anew after what is too long ago', async () => {
    const userId = await cardholder();
    const reader = await open(userId);
    await service.database.raw(
      `WITH subjects AS (
         INSERT INTO event_subject (subject, version, transaction_id)
         SELECT gen_random_uuid(), 1, pg_current_xact_id() FROM generate_series(1, 500)
         RETURNING subject)
       INSERT INTO event (type, subject, subject_version, payload, occurred_at)
       SELECT 'bank.linked', subject, 1, '{}', now() FROM subjects`,
    );
    await settled();
    const again = await open(userId, { lastEventId: reader.events()[0]?.id ?? '' });
    expect(again.topics()).toEqual([['everything']]);
    // Nothing of it was hers.
    expect(reader.topics()).toEqual([]);
  });
});

describe('places', () => {
  it('are given back, and refused with 429 to a person who has too many', async () => {
    const userId = await member();
    const own = await Promise.all(
      Array.from({ length: MAX_STREAMS_PER_PERSON }, () => open(userId)),
    );
    const refused = await open(userId);
    expect([refused.answer.statusCode, refused.answer.headers['retry-after']]).toEqual([429, '60']);
    await own[0]?.close();
    await eventually(async () => expect((await open(userId)).answer.statusCode).toBe(200));
  });

  it('are refused with 503 where a process has no more', async () => {
    const small = await startMemberService({ config: { MAX_EVENT_STREAMS: 1 } });
    const at = await listen(small);
    const reader = await open(await someMember(small), { at });
    const refused = await open(await someMember(small), { at });
    expect([refused.answer.statusCode, refused.answer.headers['retry-after']]).toEqual([503, '60']);
    await reader.close();
    await small.stop();
  });
});

describe('a process that stops', () => {
  it('ends its streams and does not wait for their browsers', async () => {
    const stopping = await startMemberService();
    const reader = await open(await someMember(stopping), { at: await listen(stopping) });
    const began = performance.now();
    // The connection stays open for a next call until the server closes what is idle.
    const closing = setInterval(() => stopping.app.server.closeIdleConnections(), 20);
    await stopping.stop();
    clearInterval(closing);
    expect(performance.now() - began).toBeLessThan(3_000);
    await eventually(() => expect([reader.isOver, reader.isCut]).toEqual([true, false]));
  });
});
