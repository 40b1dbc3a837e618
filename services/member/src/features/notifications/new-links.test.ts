import { memberDatabase } from '#testing/db.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { notificationStore } from './notifications.store.ts';

let opened: Awaited<ReturnType<typeof memberDatabase>>;
beforeAll(async () => {
  opened = await memberDatabase();
});
afterAll(() => opened.drop());

const NOW = new Date('2026-11-22T20:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

async function someMember() {
  const userId = newId();
  await opened
    .database('member')
    .insert({ user_id: userId, repayment_method: 'ach_debit_flow', created_at: NOW });
  return userId;
}

async function linkPayroll(userId: string, changes: object) {
  await opened.database('payroll_link').insert({
    id: newId(),
    user_id: userId,
    account_id: newId(),
    linked_at: minutesAgo(1),
    sync_asked_at: NOW,
    has_pay_data: false,
    ...changes,
  });
}

async function linkBank(
  userId: string,
  { linkedAt = minutesAgo(1), readAt = null as Date | null },
) {
  const item = newId();
  await opened.database('bank_link_session').insert({
    id: newId(),
    user_id: userId,
    link_token: 'encrypted',
    created_at: linkedAt,
    expires_at: NOW,
    item_id: item,
    done_at: linkedAt,
  });
  await opened.database('bank_link').insert({
    id: newId(),
    user_id: userId,
    institution_name: 'Juniper Bank',
    account_name: 'Checking',
    mask: '4021',
    available_cents: 0,
    access_token: 'encrypted',
    synced_at: linkedAt,
    sync_due_at: NOW,
    item_id: item,
    transactions_synced_at: readAt,
  });
}

const list = async (userId: string) =>
  (await notificationStore(opened.database).list(userId, NOW)).newLinks.map(({ source }) => source);

describe('the new links of a list', () => {
  it('has a payroll until its pay was read', async () => {
    const [userId, read, unpaid] = [await someMember(), await someMember(), await someMember()];
    await linkPayroll(userId, { synced_at: null });
    await linkPayroll(unpaid, { synced_at: NOW });
    await linkPayroll(read, { synced_at: NOW, has_pay_data: true });
    expect(await list(userId)).toEqual(['pinwheel']);
    expect(await list(unpaid)).toEqual(['pinwheel']);
    expect(await list(read)).toEqual([]);
  });

  it('has a bank until its transactions were read', async () => {
    const [userId, read] = [await someMember(), await someMember()];
    await linkBank(userId, {});
    await linkBank(read, { readAt: NOW });
    expect(await list(userId)).toEqual(['plaid']);
    expect(await list(read)).toEqual([]);
  });

  it('waits for ten minutes, and lists the older link first', async () => {
    const [userId, late] = [await someMember(), await someMember()];
    await linkPayroll(userId, { linked_at: minutesAgo(9) });
    await linkBank(userId, {});
    await linkPayroll(late, { linked_at: minutesAgo(10) });
    await linkBank(late, { linkedAt: minutesAgo(11) });
    expect(await list(userId)).toEqual(['pinwheel', 'plaid']);
    expect(await list(late)).toEqual([]);
  });

  it("has nobody else's", async () => {
    await linkPayroll(await someMember(), {});
    expect(await list(newId())).toEqual([]);
  });
});
