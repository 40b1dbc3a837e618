import { InternalCallError, newId } from '@reset/service-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { NOW, someIdentity, someLinks, startedService } from '#testing/onboarding-service.ts';
import { ACCEPT, allLinked, applying, idsOf } from '#testing/applying.ts';

const service = await startedService();
beforeEach(() => {
  service.world.links = allLinked;
});

const acceptancesOf = (userId: string) => service.database('acceptance').where({ user_id: userId });
const { termsOf, accept, standing, atTerms } = applying(() => service);

describe('POST /acceptances/bulk', () => {
  it('accepts all of the terms, which are over then [ONB-089, ONB-090]', async () => {
    const userId = await atTerms();
    const reply = await accept(userId, idsOf(await termsOf()));
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({});
    expect(await standing(userId)).toMatchObject({
      current_task_name: 'personal_info_submission',
      tasks: { terms_acceptance: 'complete' },
    });
    expect((await service.states(userId)).at(-1)).toMatchObject({
      state: 'accepted_terms_and_conditions',
      product: 'earned_wage_access',
    });
  });

  it('keeps who accepted which text, when and from where, and never changes it', async () => {
    const userId = await atTerms();
    const terms = await termsOf();
    const ids = idsOf(terms);
    await service.app.inject({
      method: 'POST',
      url: `/api/v1${ACCEPT}`,
      headers: { ...service.headers(userId), 'user-agent': 'A browser' },
      payload: { disclosure_ids: ids },
    });
    const hashes = await service.database('disclosure').whereIn('id', ids).pluck('content_sha256');
    const kept = await acceptancesOf(userId);
    expect(kept.map((row) => row.content_sha256).toSorted()).toEqual(hashes.toSorted());
    for (const row of kept) {
      expect(row).toMatchObject({
        accepted_at: new Date(NOW),
        ip_address: '127.0.0.1',
        user_agent: 'A browser',
      });
    }
    await expect(acceptancesOf(userId).update({ user_agent: 'Another' })).rejects.toThrow();
    await expect(acceptancesOf(userId).delete()).rejects.toThrow();
  });

  it('takes them in several calls, and is over with the last', async () => {
    const userId = await atTerms();
    const [first = '', ...others] = idsOf(await termsOf());
    expect((await accept(userId, [first])).statusCode).toBe(201);
    expect(await standing(userId)).toMatchObject({ current_task_name: 'terms_acceptance' });
    expect((await accept(userId, others)).statusCode).toBe(201);
    expect(await standing(userId)).toMatchObject({ tasks: { terms_acceptance: 'complete' } });
  });

  it('may be sent twenty times at once, and again later: the first time counts', async () => {
    const userId = await atTerms();
    const ids = idsOf(await termsOf());
    const replies = await Promise.all(Array.from({ length: 20 }, () => accept(userId, ids)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    service.clock.set('2026-11-22T20:00:00Z');
    expect((await accept(userId, ids)).statusCode).toBe(201);
    const kept = await acceptancesOf(userId);
    expect(kept).toHaveLength(ids.length);
    for (const row of kept) expect(row.accepted_at).toEqual(new Date(NOW));
    const states = (await service.states(userId)).map(({ state }) => state);
    expect(states.filter((state) => state === 'accepted_terms_and_conditions')).toHaveLength(1);
  });

  it.each<[string, () => void]>([
    ['no bank is linked', () => (service.world.links = () => someLinks())],
    [
      'payroll is neither linked nor skipped',
      () => (service.world.links = () => someLinks({ bank_linked: true })),
    ],
    [
      'her address is not confirmed',
      () => (service.world.identify = () => someIdentity({ confirmed: false })),
    ],
    [
      'her pay does not arrive',
      () =>
        (service.world.links = () =>
          someLinks({ bank_linked: true, payroll_linked: true, has_earnings: false })),
    ],
    [
      'there is a card',
      () => (service.world.links = () => someLinks({ bank_linked: true, card_issued: true })),
    ],
  ])('is refused while %s', async (_what, happen) => {
    const userId = await atTerms();
    happen();
    const reply = await accept(userId, idsOf(await termsOf()));
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'task_not_open' });
    expect(await acceptancesOf(userId)).toEqual([]);
  });

  it('is refused to who has begun no application', async () => {
    expect((await accept(newId(), idsOf(await termsOf()))).statusCode).toBe(409);
  });

  it('decides nothing by what was so a while ago', async () => {
    const userId = await atTerms();
    service.world.links = () => new InternalCallError('away', 503, 'service_unavailable');
    expect((await accept(userId, idsOf(await termsOf()))).statusCode).toBe(503);
    expect(await acceptancesOf(userId)).toEqual([]);
  });

  it('is not done by staff in her name', async () => {
    const userId = await atTerms();
    const reply = await service.inject('POST', ACCEPT, service.headers(userId, newId()), {
      disclosure_ids: idsOf(await termsOf()),
    });
    expect(reply.statusCode).toBe(403);
  });

  it.each([
    ['no document', []],
    ['one that there is not', [newId()]],
    ['what is no id', ['privacy_policy']],
  ])('refuses %s [ONB-090]', async (_what, ids) => {
    const reply = await accept(await atTerms(), ids);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { disclosure_ids: [expect.any(String)] } });
  });
});
