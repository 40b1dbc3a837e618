import { testContext, type TestContext } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import Type from 'typebox';
import { kitConfig, type KitConfig } from '../config/kit-config.ts';
import { buildService, type Service } from '../http/build-service.ts';
import { newId } from '../new-id.ts';
import { asCaller } from '../../testing/as.ts';
import { answerOnce } from './answer-once.ts';
import { scheduleAnswerClearing } from './clear-answers.ts';

const audience = 'member';
const DB = join(import.meta.dirname, '../../testing/commands/db');
let kit: TestContext<KitConfig>;
let app: Service;
beforeAll(async () => {
  kit = await testContext(audience, Type.Object(kitConfig), { db: DB });
  app = buildService(kit);
  scheduleAnswerClearing(kit);
  app.post(
    '/internal/notes',
    { config: { callers: ['admin'] }, schema: { body: Type.Record(Type.String(), Type.Any()) } },
    (request, reply) =>
      answerOnce(kit, request, reply, async (transaction) => {
        const body = request.body as { text: string };
        await transaction('note').insert({ text: body.text });
        if (body.text === 'fault') throw new Error('It broke.');
        if (body.text === 'refused') {
          return { refusal: { status: 409, code: 'conflict', error: 'Not now.' } };
        }
        if (body.text === 'silent') return { status: 204 };
        return { status: 201, body: { text: body.text, count: await count(transaction) } };
      }),
  );
  await app.ready();
});
beforeEach(() => kit.database('note').delete());
afterAll(async () => {
  await app.close();
  await kit.resources.disposeAsync();
});

const count = async (database: TestContext<KitConfig>['database']): Promise<number> =>
  Number((await database('note').count('* as made').first())?.['made']);
const send = (key: string | null, payload: object) =>
  app.inject({
    method: 'POST',
    url: '/internal/notes',
    headers: {
      ...asCaller('admin', { audience }),
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    payload,
  });

describe('answerOnce', () => {
  it('answers the same key alike, and does it once', async () => {
    const key = newId();
    const replies = [await send(key, { text: 'a' }), await send(key, { text: 'a' })];
    for (const reply of replies) {
      expect([reply.statusCode, reply.json()]).toEqual([201, { text: 'a', count: 1 }]);
    }
    expect(await count(kit.database)).toBe(1);
  });

  it('knows an answer without a body, and a request whose fields come in another order', async () => {
    const key = newId();
    const first = await send(key, { text: 'silent', more: { a: 1, b: [2] } });
    const second = await send(key, { more: { b: [2], a: 1 }, text: 'silent' });
    expect([first.statusCode, second.statusCode, second.body]).toEqual([204, 204, '']);
    expect(await count(kit.database)).toBe(1);
  });

  it('makes one effect of ten at once', async () => {
    const key = newId();
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(key, { text: 'a' })));
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await count(kit.database)).toBe(1);
  });

  it('does it for each of two keys, and for each call without one', async () => {
    await send(newId(), { text: 'a' });
    await send(newId(), { text: 'a' });
    await send(null, { text: 'a' });
    await send(null, { text: 'a' });
    expect(await count(kit.database)).toBe(4);
  });

  it('refuses a key that was another command had', async () => {
    const key = newId();
    await send(key, { text: 'a' });
    const reply = await send(key, { text: 'b' });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect(await count(kit.database)).toBe(1);
  });

  it.each(['', 'nonsense', '0199aaaa'])('refuses %j for a key', async (key) => {
    expect((await send(key, { text: 'a' })).statusCode).toBe(422);
    expect(await count(kit.database)).toBe(0);
  });

  it.each([
    ['refused', 409],
    ['fault', 500],
  ])('keeps nothing of what was %s, and asks anew the next time', async (text, status) => {
    const key = newId();
    for (let time = 0; time < 2; time++) {
      expect((await send(key, { text })).statusCode).toBe(status);
    }
    expect(await count(kit.database)).toBe(0);
    expect(await kit.database('command_answer').where({ key })).toEqual([]);
  });
});

describe('the answers', () => {
  it('are cleared after 30 days', async () => {
    const [old, young] = [newId(), newId()];
    kit.clock.set('2026-10-01T00:00:00Z');
    await send(old, { text: 'a' });
    kit.clock.set('2026-10-01T00:00:01Z');
    await send(young, { text: 'a' });
    kit.clock.set('2026-10-31T00:00:01Z');
    await kit.jobs.runSchedule('clear-command-answers');
    expect(await kit.database('command_answer').whereIn('key', [old, young]).pluck('key')).toEqual([
      young,
    ]);
  });
});
