import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, ProviderError } from '@reset/service-kit';
import { asViewer } from '@reset/service-kit/testing';
import { brokenLinks } from '#testing/broken-links.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());
afterEach(() => {
  service.world.providerError = null;
  stands('active', true);
});

const stands = (monitoringStatus: string, isConnected = false) =>
  Object.assign(service.world.payrollAccount, { monitoringStatus, isConnected });
const status = async (userId: string) => (await service.get(userId, '/pinwheel/status')).json();
const check = (userId: string) => service.get(userId, '/pinwheel/monitoring_status');
const notifications = (userId: string) => brokenLinks(service, userId);

describe('GET /pinwheel/status', () => {
  it('shows how the payroll stands, and that no pay is sent to us yet [ONB-061]', async () => {
    const userId = await someMember(service, 'payroll_link');
    expect(await status(userId)).toEqual({
      connected: true,
      monitoring_status: 'active',
      direct_deposit_switched: false,
      direct_deposit_destination: 'unknown',
    });
  });

  it('shows that nothing is linked [ONB-061]', async () => {
    expect(await status(newId())).toEqual({
      connected: false,
      monitoring_status: 'not_linked',
      direct_deposit_switched: false,
      direct_deposit_destination: 'unknown',
    });
  });

  it('calls no provider', async () => {
    const userId = await someMember(service, 'payroll_link');
    const before = service.world.accountReadings;
    await status(userId);
    expect(service.world.accountReadings).toBe(before);
  });
});

describe('GET /pinwheel/monitoring_status', () => {
  it('calls the provider, and reads what is new when all is well [MEM-124, MEM-125]', async () => {
    const userId = await someMember(service, 'payroll_link');
    const { terms } = service.world;
    service.world.terms = { ...terms, employerName: 'Fern & Fennel' };
    const reply = await check(userId);
    service.world.terms = terms;
    expect([reply.statusCode, reply.json()]).toEqual([200, { monitoring_ok: true }]);
    const overview = (await service.get(userId, '/dashboard/overview')).json();
    expect(overview.payroll.name).toBe('Fern & Fennel');
  });

  it.each(['user_action_required', 'unavailable', 'degraded', 'customer_disabled'])(
    'notifies that it is %s, once, until it works again',
    async (word) => {
      const userId = await someMember(service, 'payroll_link');
      stands(word);
      expect((await check(userId)).json()).toEqual({ monitoring_ok: false });
      expect((await check(userId)).json()).toEqual({ monitoring_ok: false });
      expect(await status(userId)).toMatchObject({ connected: false, monitoring_status: word });
      const params = { source: 'pinwheel', error_type: 'monitoring_status_unavailable' };
      expect(await notifications(userId)).toMatchObject([{ params }]);
      stands('active', true);
      expect((await check(userId)).json()).toEqual({ monitoring_ok: true });
      expect(await status(userId)).toMatchObject({ connected: true, monitoring_status: 'active' });
      expect(await notifications(userId)).toEqual([]);
    },
  );

  it('does not take an account for active that the provider is cut off from', async () => {
    const userId = await someMember(service, 'payroll_link');
    stands('active', false);
    expect((await check(userId)).json()).toEqual({ monitoring_ok: false });
    expect(await status(userId)).toMatchObject({ monitoring_status: 'user_action_required' });
  });

  it('takes an account that the provider does not know any more for broken', async () => {
    const userId = await someMember(service);
    await service.put(`${userId}/payroll_link`, { account_id: 'forgotten-1' });
    service.world.forgotten.add('forgotten-1');
    expect((await check(userId)).json()).toEqual({ monitoring_ok: false });
    expect(await notifications(userId)).toHaveLength(1);
  });

  it('says nothing of the payroll while the provider is away', async () => {
    const userId = await someMember(service, 'payroll_link');
    service.world.providerError = new ProviderError('No answer', 'unavailable');
    expect((await check(userId)).statusCode).toBe(503);
    expect(await status(userId)).toMatchObject({ connected: true });
    expect(await notifications(userId)).toEqual([]);
  });

  it('is not well without a payroll', async () => {
    expect((await check(newId())).json()).toEqual({ monitoring_ok: false });
  });

  it('changes nothing for staff who view the product as her', async () => {
    const userId = await someMember(service, 'payroll_link');
    const before = service.world.accountReadings;
    stands('user_action_required');
    const reply = await service.app.inject({
      method: 'GET',
      url: '/api/v1/pinwheel/monitoring_status',
      headers: asViewer(userId, newId(), { audience: 'member' }),
    });
    expect(reply.json()).toEqual({ monitoring_ok: true });
    expect(service.world.accountReadings).toBe(before);
    expect(await notifications(userId)).toEqual([]);
  });
});
