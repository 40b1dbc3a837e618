import { describe, expect, it } from '@jest/globals';
import { newId, ProviderError } from '@reset/service-kit';
import { asViewer } from '@reset/service-kit/testing';
import { someMember } from '#testing/member-service.ts';
import { startCardService } from '#testing/some-cardholder.ts';
import { someDeposits } from '#testing/some-deposits.ts';

const { service } = await startCardService();

describe('GET /bank_accounts/fbo', () => {
  const fbo = (userId: string) => service.get(userId, '/bank_accounts/fbo');

  it('names the account that her pay can be sent to, and has it in no log [MEM-180]', async () => {
    const { userId } = await someDeposits(service, await someMember(service));
    const reply = await fbo(userId);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      institution_name: service.context.config.DEPOSIT_BANK_NAME,
      routing_number: '112233445',
      account_number: '000123456789',
    });
    expect(JSON.stringify(service.logged)).not.toContain('000123456789');
    const profile = (await service.get(userId, '/users/profile')).json();
    expect(profile.has_fbo_account).toBe(true);
  });

  it('is not there for who has none [MEM-180]', async () => {
    const reply = await fbo(await someMember(service));
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'deposit_account_not_found']);
  });

  it('shows nothing to staff who view the product as her', async () => {
    const { userId } = await someDeposits(service, await someMember(service));
    const reply = await service.app.inject({
      method: 'GET',
      url: '/api/v1/bank_accounts/fbo',
      headers: asViewer(userId, newId(), { audience: 'member' }),
    });
    expect(reply.statusCode).toBe(403);
    expect(reply.body).not.toContain('000123456789');
  });

  it('is not to be had while the issuer is away', async () => {
    const { userId } = await someDeposits(service, await someMember(service));
    service.world.issuer.beforeCall = () => {
      throw new ProviderError('No answer', 'unavailable');
    };
    expect((await fbo(userId)).statusCode).toBe(503);
    service.world.issuer.beforeCall = () => undefined;
  });
});
