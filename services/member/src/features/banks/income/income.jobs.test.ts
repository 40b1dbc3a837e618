import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId, ProviderError } from '@reset/service-kit';
import type { RecurringIncome } from '#providers/income-data.ts';
import { someTransaction } from '#testing/bank-world.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { readIncome } from './income.jobs.ts';
import { bankLinkStore } from '#features/banks/banks.store.ts';
import { incomeStore } from './income.store.ts';

let service: MemberServiceUnderTest;
let userId: string;
let linkId: string;

beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  Object.assign(service.world, {
    journal: [1, 2, 3].map((index) => changed(index, { isPending: index === 3 })),
    incomes: [pay],
    providerError: null,
    isComplete: true,
  });
  userId = await someMember(service, 'bank_link');
  linkId = (await service.database('bank_link').where({ user_id: userId }).first()).id;
});

const pay: RecurringIncome = {
  name: 'Juniper Lane Markets',
  kind: 'payroll',
  frequency: 'biweekly',
  averageCents: 139_680,
  lastCents: 139_680,
  monthlyCents: 302_640,
  lastOn: '2026-11-17',
  nextOn: '2026-12-01',
  isActive: true,
};
const changed = (index: number, changes: object = {}) => ({
  changed: someTransaction({ providerTransactionId: `t${index}`, ...changes }),
});
const isReady = async () =>
  (await service.get(userId, '/pave/status')).json<{ ready: boolean }>().ready;
const earns = async () =>
  (await service.ask(`${userId}/links`)).json<{ has_earnings: boolean | null }>().has_earnings;
const uploads = () => service.world.uploads.filter(({ subject }) => subject === linkId);
/** The sync of the bank, and the jobs that it adds. */
const run = async () => {
  await service.jobs.drain();
  await service.jobs.drain();
};
const readNow = () => readIncome(service.context, 1)({ link_id: linkId }, { id: newId() });

describe('readIncome', () => {
  it('hands over what was posted, and then the income is known [ONB-062, ONB-064]', async () => {
    expect([await isReady(), await earns()]).toEqual([false, null]);
    await run();
    expect(uploads().map(({ ids }) => ids)).toEqual([['t1', 't2']]);
    expect([await isReady(), await earns()]).toEqual([true, true]);
    const [reading] = await service.database('income_reading').where({ link_id: linkId });
    expect(reading).toMatchObject({ incomes: [pay], deposits_monthly_cents: 302_640 });
  });

  it('hands over only what is new', async () => {
    await run();
    service.world.journal.push(changed(3), changed(4, { amountCents: -1 }));
    await service.jobs.add(service.database, 'sync-bank', { link_id: linkId });
    await run();
    expect(uploads().map(({ ids }) => ids)).toEqual([
      ['t1', 't2'],
      ['t3', 't4'],
    ]);
  });

  it('denies earnings only when they were looked for', async () => {
    service.world.incomes = [{ ...pay, monthlyCents: 49_999 }];
    await run();
    expect([await isReady(), await earns()]).toEqual([true, false]);
  });

  it('waits while the provider of banks still looks for older transactions', async () => {
    service.world.isComplete = false;
    await run();
    expect(uploads()).toEqual([]);
    expect([await isReady(), await earns()]).toEqual([false, null]);
    const soon = new Date(service.clock.now().getTime() + 60_000);
    const link = await service.database('bank_link').where({ id: linkId }).first();
    expect(link.sync_due_at).toEqual(soon);
    service.world.isComplete = true;
    await service.jobs.add(service.database, 'sync-bank', { link_id: linkId });
    await run();
    expect(uploads().map(({ ids }) => ids)).toEqual([['t1', 't2']]);
    expect(await earns()).toBe(true);
  });

  it('goes on waiting while Pave reads, or is away, and invents nothing', async () => {
    await service.jobs.drain();
    service.world.incomes = null;
    await expect(readNow()).rejects.toThrow('still being read');
    service.world.providerError = new ProviderError('away', 'unavailable');
    await expect(readNow()).rejects.toThrow('away');
    expect([await isReady(), await earns()]).toEqual([false, null]);
    Object.assign(service.world, { incomes: [pay], providerError: null });
    await readNow();
    await readNow();
    expect(uploads()).toHaveLength(1);
    expect([await isReady(), await earns()]).toEqual([true, true]);
    await run();
  });

  it('forgets with the bank, and the next one begins anew under another name', async () => {
    await run();
    await service.post(userId, '/bank_accounts/unlink');
    expect([await isReady(), await earns()]).toEqual([false, null]);
    service.world.incomes = [];
    await service.put(`${userId}/bank_link`, { access_token: 'access-2' });
    expect(await earns()).toBeNull();
    await run();
    expect(await earns()).toBe(false);
    const subjects = service.world.uploads.slice(-2).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(2);
  });

  it('keeps the later of two readings', async () => {
    const store = incomeStore(service.database);
    await service.jobs.drain();
    const readAt = service.clock.now();
    await store.record(linkId, { wanted: 1, incomes: [pay], readAt });
    await store.record(linkId, { wanted: 0, incomes: [], readAt });
    expect(await bankLinkStore(service.database).depositsOf(userId)).toBe(302_640);
    await run();
  });
});
