import { asCaller, asViewer, slowness } from '@reset/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, ProviderError } from '@reset/service-kit';
import { CARD_APPLICANT } from '#testing/card-world.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterEach(() => {
  service.world.issuer.afterCall = () => undefined;
});
afterAll(() => service.stop());

const cardOf = async (userId: string) =>
  (await service.get(userId, '/users/profile')).json().current_card_account;

describe('what the profile says of a card', () => {
  it('has the token by which the issuer shows it, another one each time', async () => {
    const userId = await someMember(service, 'card_account');
    let requests = 0;
    service.world.issuer.afterCall = (call) => {
      if (call === 'clientToken') requests += 1;
    };
    const { client_token } = await cardOf(userId);
    expect(client_token.client_token).toMatch(/^token-of-/);
    expect((await cardOf(userId)).client_token.client_token).toMatch(/^token-of-/);
    expect(requests).toBe(2);
  });

  it.each([
    ['is down', () => Promise.reject(new ProviderError('down', 'unavailable'))],
    ['is slow', () => new Promise<void>((resolve) => setTimeout(resolve, 60_000).unref())],
  ])('has none while the issuer %s, and is there all the same', async (_what, afterCall) => {
    const userId = await someMember(service, 'card_account');
    service.world.issuer.afterCall = afterCall;
    const startedAt = performance.now();
    const reply = await service.get(userId, '/users/profile');
    expect(reply.statusCode).toBe(200);
    expect(reply.json().current_card_account).toMatchObject({
      cards: [{ last_four: '4821' }],
      client_token: null,
      activate_url: null,
    });
    expect(performance.now() - startedAt).toBeLessThan(1_400 * slowness());
  });

  it('has nothing of it for staff who view the product as her', async () => {
    const userId = await someMember(service, 'card_account');
    const reply = await service.app.inject({
      url: '/api/v1/users/profile',
      headers: asViewer(userId, newId(), { audience: 'member' }),
    });
    expect(reply.json()).toMatchObject({
      impersonating: true,
      current_card_account: { client_token: null, activate_url: null },
    });
  });

  it('says where to activate the one that came by mail, until it is active', async () => {
    const userId = await someMember(service, 'card_account');
    await service.app.inject({
      method: 'POST',
      url: `/internal/members/${userId}/cards`,
      headers: asCaller('operator', { audience: 'member' }),
      payload: { form: 'PHYSICAL', address: CARD_APPLICANT.address },
    });
    expect((await cardOf(userId)).activate_url).toMatch(/^https:\/\/issuer\.example\/activate/);
    const account = await service.database('card_account').where({ user_id: userId }).first();
    const mailed = service.world.issuer.cards.find(
      ({ accountId, form }) => accountId === account.synctera_account_id && form === 'PHYSICAL',
    );
    if (mailed) mailed.status = 'active';
    await service.jobs.add(service.database, 'sync-card-account', { card_account_id: account.id });
    await service.jobs.drain();
    expect((await cardOf(userId)).activate_url).toBeNull();
  });
});
