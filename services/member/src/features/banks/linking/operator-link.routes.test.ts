import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProviderError, secretCipher } from '@reset/service-kit';
import { HARMLESS_TEXTS, REFUSED_TEXTS } from '#testing/bad-texts.ts';
import {
  DATA_KEY,
  type MemberServiceUnderTest,
  someBill,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const link = (userId: string, token: unknown = 'access-1') =>
  service.put(`${userId}/bank_link`, { access_token: token });
const linkOf = (userId: string) => service.database('bank_link').where({ user_id: userId }).first();
const billsOf = (userId: string) =>
  service.database('recurring_outflow').where({ user_id: userId }).orderBy('stream_id');

describe('PUT /internal/members/:user_id/bank_link', () => {
  it('stores balance and bills, and the token only encrypted, for this member alone', async () => {
    const userId = await someMember(service);
    expect((await link(userId, 'access-secret')).statusCode).toBe(204);
    const row = await linkOf(userId);
    expect(row).toMatchObject({
      institution_name: 'Tidewater Savings Bank',
      available_cents: 125_000,
      synced_at: new Date('2026-11-20T20:00:00Z'),
    });
    expect(JSON.stringify(row)).not.toContain('access-secret');
    expect(secretCipher(DATA_KEY).decrypt(row.access_token, userId)).toBe('access-secret');
    expect(await billsOf(userId)).toMatchObject([
      { stream_id: 'stream-1', average_cents: 42_169, next_occurrence_on: '2026-11-22' },
    ]);
  });

  it('brings the link to what the bank says now: bills that it dropped are gone', async () => {
    const userId = await someMember(service, 'bank_link');
    const [before] = await billsOf(userId);
    const { bills } = service.world;
    service.world.bills = [
      someBill({ averageCents: 9_900 }),
      someBill({ streamId: 'stream-2', merchantName: null, description: null }),
    ];
    await link(userId);
    expect(await billsOf(userId)).toMatchObject([
      { id: before.id, stream_id: 'stream-1', average_cents: 9_900 },
      { stream_id: 'stream-2', merchant_name: null },
    ]);
    service.world.bills = [];
    await link(userId);
    expect(await billsOf(userId)).toEqual([]);
    service.world.bills = bills;
  });

  it("leaves another member's bills alone", async () => {
    const [one, other] = [
      await someMember(service, 'bank_link'),
      await someMember(service, 'bank_link'),
    ];
    const before = await billsOf(other);
    await link(one);
    expect(await billsOf(other)).toEqual(before);
  });

  it('may be sent twenty times at once', async () => {
    const userId = await someMember(service);
    const replies = await Promise.all(Array.from({ length: 20 }, () => link(userId)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    expect(await billsOf(userId)).toHaveLength(1);
  });

  it.each([
    ['refused', 422, 'provider_refused'],
    ['unavailable', 503, 'provider_unavailable'],
  ] as const)('changes nothing when the bank is %s', async (reason, status, code) => {
    const userId = await someMember(service, 'bank_link');
    const before = await linkOf(userId);
    service.world.providerError = new ProviderError('secret detail', reason);
    const reply = await link(userId, 'access-2');
    service.world.providerError = null;
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ code });
    expect(reply.body).not.toContain('secret detail');
    expect(await linkOf(userId)).toEqual(before);
  });

  it('writes all or nothing', async () => {
    const userId = await someMember(service);
    const { bills } = service.world;
    service.world.bills = [someBill(), someBill({ streamId: 's', averageCents: -1 })];
    expect((await link(userId)).statusCode).toBe(500);
    service.world.bills = bills;
    expect(await linkOf(userId)).toBeUndefined();
    expect(await billsOf(userId)).toEqual([]);
  });

  it.each(REFUSED_TEXTS)('refuses %s as a token', async (_what, token) => {
    const userId = await someMember(service);
    const reply = await link(userId, token);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { access_token: expect.any(Array) } });
    expect(await linkOf(userId)).toBeUndefined();
  });

  it.each(HARMLESS_TEXTS)('keeps %s as the text it is', async (text) => {
    const userId = await someMember(service);
    const { account } = service.world;
    service.world.account = { ...account, institutionName: text };
    await link(userId, text);
    service.world.account = account;
    const row = await linkOf(userId);
    expect(row.institution_name).toBe(text);
    expect(secretCipher(DATA_KEY).decrypt(row.access_token, userId)).toBe(text);
  });
});
