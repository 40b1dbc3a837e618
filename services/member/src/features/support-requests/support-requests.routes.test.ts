import Value from 'typebox/value';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { supportEvents } from '@reset/api-contract/member/support-events.ts';
import type { ApplicationStep } from '@reset/api-contract/onboarding/application-status.ts';
import { InternalCallError, newId } from '@reset/service-kit';
import { asViewer } from '@reset/service-kit/testing';
import { HARMLESS_TEXTS } from '#testing/bad-texts.ts';
import { issueCard } from '#testing/issued-card.ts';
import { type MemberServiceUnderTest, startMemberService } from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());
afterEach(() => service.clock.set('2026-11-20T20:00:00Z'));

const CANCEL = { type: 'Cancel card application', body: 'Please cancel my application.' };
const ask = (userId: string, body: object = CANCEL) =>
  service.post(userId, '/admins/internal_message', body);
const kept = (userId: string) =>
  service.database('support_request').where({ user_id: userId }).orderBy('requested_at');

describe('POST /admins/internal_message', () => {
  it.each(['Transaction Dispute', 'Cancel card application'])(
    'stores the request, and publishes it by ids alone: %s [ONB-147, PLT-068]',
    async (type) => {
      const userId = newId();
      const reply = await ask(userId, { type, body: 'The words of it.' });
      expect([reply.statusCode, reply.body]).toEqual([204, '']);
      const [row] = await kept(userId);
      expect(row).toEqual({
        id: expect.any(String),
        user_id: userId,
        type,
        body: 'The words of it.',
        requested_at: new Date('2026-11-20T20:00:00Z'),
        closed_at: null,
        closed_by: null,
        close_reason: null,
      });
      const events = (await service.events()).filter(({ subject }) => subject === row.id);
      expect(events).toMatchObject([
        { type: 'support_request.made', payload: { user_id: userId } },
      ]);
      expect(Value.Check(supportEvents['support_request.made'], events[0])).toBe(true);
      expect(JSON.stringify(events)).not.toContain('words');
    },
  );

  it('takes the same words within a minute for one request, however many presses', async () => {
    const userId = newId();
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(userId)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(204));
    service.clock.set('2026-11-20T20:00:59Z');
    await ask(userId);
    expect(await kept(userId)).toHaveLength(1);
    service.clock.set('2026-11-20T20:01:00Z');
    await ask(userId);
    expect(await kept(userId)).toHaveLength(2);
  });

  it('is made once by its id, however late it is sent again, and by no id of another one', async () => {
    const userId = newId();
    const named = { id: newId(), type: 'Transaction Dispute', body: 'I dispute the charge.' };
    const replies = await Promise.all([ask(userId, named), ask(userId, named)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    service.clock.set('2026-11-20T20:05:00Z');
    expect((await ask(userId, named)).statusCode).toBe(204);
    expect(await kept(userId)).toMatchObject([{ id: named.id }]);
    expect((await ask(userId, { ...named, body: 'Another one.' })).statusCode).toBe(409);
    expect((await ask(newId(), named)).statusCode).toBe(409);
    // Another try is another request.
    expect((await ask(userId, { ...named, id: newId() })).statusCode).toBe(204);
    expect(await kept(userId)).toHaveLength(2);
  });

  it('publishes that an application is cancelled, each time that it is', async () => {
    const userId = newId();
    await ask(userId);
    await ask(userId);
    await ask(userId, { ...CANCEL, type: 'Transaction Dispute' });
    const events = (await service.events()).filter(({ subject }) => subject === userId);
    const requested = { type: 'card_application.cancellation_requested', payload: {} };
    expect(events).toMatchObject([requested, requested]);
    const schema = supportEvents['card_application.cancellation_requested'];
    expect(events.every((event) => Value.Check(schema, event))).toBe(true);
  });

  describe('to cancel an application', () => {
    const isAt = (step: ApplicationStep) => {
      service.world.application = { state: null, step, require_action: false };
    };
    const published = async (userId: string) =>
      (await service.events()).filter(({ subject }) => subject === userId);
    afterEach(() => {
      service.world.eligibility = true;
      service.world.application = null;
    });

    it('is refused while her card is being made, in a sentence, and changes nothing', async () => {
      const userId = newId();
      isAt('card_issuance_wait');
      const reply = await ask(userId);
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({
        code: 'card_on_its_way',
        error: expect.stringMatching(/^Your card is already being made/),
      });
      expect(await kept(userId)).toEqual([]);
      expect(await published(userId)).toEqual([]);
    });

    it('leaves other requests of hers alone then', async () => {
      isAt('card_issuance_wait');
      expect((await ask(newId(), { ...CANCEL, type: 'Transaction Dispute' })).statusCode).toBe(204);
    });

    it('is taken again by who has cancelled', async () => {
      const userId = newId();
      isAt('repayment_setup');
      expect((await ask(userId)).statusCode).toBe(204);
      isAt('cancelled');
      expect((await ask(userId)).statusCode).toBe(204);
      expect(await published(userId)).toHaveLength(2);
    });

    it.each([
      ['has her card', 'open', /^You already have your card, so there's no application/],
      ['had one that is closed', 'closed', /^Your card is closed, so there's no application/],
    ])('is refused to who %s, and says so', async (_who, status, sentence) => {
      const { userId } = await issueCard(service.database);
      await service.database('card_account').where({ user_id: userId }).update({ status });
      const reply = await ask(userId);
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({
        code: 'card_on_its_way',
        error: expect.stringMatching(sentence),
      });
      expect(await published(userId)).toEqual([]);
    });

    it('is taken while onboarding does not answer, which decides it later', async () => {
      service.world.eligibility = new InternalCallError('away', 503, 'service_unavailable');
      expect((await ask(newId())).statusCode).toBe(204);
    });
  });

  it('takes other words, another type and another person for another request', async () => {
    const userId = newId();
    await ask(userId);
    await ask(userId, { ...CANCEL, body: 'Please cancel it.' });
    await ask(userId, { ...CANCEL, type: 'Transaction Dispute' });
    const other = newId();
    await ask(other);
    expect(await kept(userId)).toHaveLength(3);
    expect(await kept(other)).toHaveLength(1);
  });

  it.each(HARMLESS_TEXTS)('keeps %s as the text it is', async (text) => {
    const userId = newId();
    await ask(userId, { type: text, body: text });
    expect(await kept(userId)).toMatchObject([{ type: text, body: text }]);
  });

  it.each([
    ['no type', { body: 'b' }],
    ['no body', { type: 't' }],
    ['an empty type', { type: '', body: 'b' }],
    ['an empty body', { type: 't', body: '' }],
    ['a type without end', { type: 't'.repeat(101), body: 'b' }],
    ['a body without end', { type: 't', body: 'b'.repeat(5_001) }],
    ['NUL', { type: 't', body: 'b\u0000' }],
    ['a list', { type: ['t'], body: 'b' }],
    ['a field more', { ...CANCEL, user_id: newId() }],
  ])('refuses %s', async (_what, body) => {
    const userId = newId();
    const reply = await ask(userId, body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 'invalid_request' });
    expect(await kept(userId)).toEqual([]);
  });

  it('is not for staff who view the product as a member', async () => {
    const userId = newId();
    const reply = await service.app.inject({
      method: 'POST',
      url: '/api/v1/admins/internal_message',
      headers: asViewer(userId, newId(), { audience: 'member' }),
      payload: CANCEL,
    });
    expect(reply.statusCode).toBe(403);
    expect(await kept(userId)).toEqual([]);
  });
});
