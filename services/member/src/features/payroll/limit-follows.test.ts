import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { eventually, startProviderSandbox } from '@reset/service-kit/testing';
import { pinwheelPayrollData } from '#providers/pinwheel/payroll-data.ts';
import { pinwheelPayrollLinking } from '#providers/pinwheel/payroll-linking.ts';
import { pinwheelWebhooks } from '#providers/pinwheel/webhook.ts';
import { brokenLinks } from '#testing/broken-links.ts';
import { forwardWebhooks } from '#testing/forward-webhooks.ts';
import { type MemberServiceUnderTest, startMemberService } from '#testing/member-service.ts';

let sandbox: Awaited<ReturnType<typeof startProviderSandbox>>;
let service: MemberServiceUnderTest;
let webhooks: Awaited<ReturnType<typeof forwardWebhooks>>;
const answers: number[] = [];

beforeAll(async () => {
  sandbox = await startProviderSandbox();
  const pinwheel = { baseUrl: `${sandbox.url}/pinwheel`, secret: 'sandbox' };
  const clock = { now: () => new Date() };
  service = await startMemberService({
    clock,
    payrollData: pinwheelPayrollData(pinwheel),
    payrollLinking: pinwheelPayrollLinking(pinwheel),
    isPayrollWebhook: pinwheelWebhooks(pinwheel.secret, clock),
  });
  service.clock.set(new Date().toISOString());
  webhooks = await forwardWebhooks(
    () => service.app,
    (status) => answers.push(status),
  );
  await control('webhook_url', { url: `${webhooks.url}/pinwheel` });
});
afterAll(async () => {
  await sandbox.stop();
  await webhooks.stop();
  await service.stop();
});

async function control(path: string, body?: object) {
  const reply = await fetch(`${sandbox.url}/control/pinwheel/${path}`, {
    method: 'POST',
    ...(body
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  });
  if (!reply.ok) throw new Error(`The sandbox answered ${reply.status}`);
  return reply.status === 204 ? null : await reply.json();
}
const limitOf = async (userId: string): Promise<number> => {
  await service.limits();
  return (await service.get(userId, '/dashboard/overview')).json().dsl.current_amount;
};
const errorsOf = (userId: string) => brokenLinks(service, userId);

/** The jobs that its webhook adds are done. */
async function synced(happens: () => Promise<unknown>): Promise<void> {
  const before = service.jobs.taken('sync-payroll').length;
  await happens();
  await eventually(async () =>
    expect(service.jobs.taken('sync-payroll').length).toBeGreaterThan(before),
  );
  await service.jobs.drain();
}

describe('the limit of a member who linked a payroll in the widget', () => {
  it('follows her shifts by webhooks, and does not rise while the payroll is broken [ONB-059]', async () => {
    const userId = newId();
    await service.put(userId, { repayment_method: 'ach_debit_flow' });
    await service.put(`${userId}/bank_link`, { access_token: 'access-1' });
    service.world.account = { ...service.world.account, availableCents: 500_000 };
    const { account } = (await control('accounts', { end_user_id: userId })) as {
      account: { id: string; platform_id: string };
    };
    const query = `account_id=${account.id}&platform_id=${account.platform_id}`;
    const stored = await service.get(userId, `/pinwheel/store_data?${query}`);
    expect(stored.json()).toEqual({ success: true });
    await service.jobs.drain();
    const first = await limitOf(userId);
    expect(first).toBeGreaterThan(0);

    await synced(() => control(`accounts/${account.id}/shifts`, { hours: 8 }));
    const second = await limitOf(userId);
    // 194 dollars gross are 139.68 net, half of which may be spent.
    expect(second).toBeCloseTo(first + 69.84, 2);

    await synced(() => control(`accounts/${account.id}/disconnect`));
    expect(await errorsOf(userId)).toMatchObject([{ params: { source: 'pinwheel' } }]);
    // No webhook comes of this one, and a payroll in trouble answers with no figures.
    await control(`accounts/${account.id}/shifts`, { hours: 8 });
    const checked = await service.get(userId, '/pinwheel/monitoring_status');
    expect(checked.json()).toEqual({ monitoring_ok: false });
    expect(await limitOf(userId)).toBe(second);

    await synced(() => control(`accounts/${account.id}/repair`));
    expect(await errorsOf(userId)).toEqual([]);
    expect(await limitOf(userId)).toBeCloseTo(second + 69.84, 2);
    expect(new Set(answers)).toEqual(new Set([204]));
  });

  it('refuses an account of another, as the provider itself says whose it is', async () => {
    const reply = (await control('accounts', { end_user_id: newId() })) as {
      account: { id: string };
    };
    const query = `account_id=${reply.account.id}&platform_id=p`;
    const stored = await service.get(newId(), `/pinwheel/store_data?${query}`);
    expect(stored.statusCode).toBe(422);
  });
});
