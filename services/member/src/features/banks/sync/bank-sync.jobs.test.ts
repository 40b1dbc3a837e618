import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Database, newId, ProviderError } from '@reset/service-kit';
import { type BankEntry, someTransaction, truthOf } from '#testing/bank-world.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
  WEBHOOKS,
} from '#testing/member-service.ts';
import type { Context } from '#context.ts';
import { syncBank } from './bank-sync.jobs.ts';
import { MAX_SYNC_MS } from './bank-sync.ts';

let service: MemberServiceUnderTest;
let userId: string;
let linkId: string;

beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  Object.assign(service.world, {
    journal: Array.from({ length: 5 }, (_, index) => changed(index)),
    pageSize: 2,
    beforePage: () => undefined,
    itemError: null,
    providerError: null,
    isComplete: true,
  });
  userId = await someMember(service, 'bank_link');
  linkId = (await service.database('bank_link').where({ user_id: userId }).first()).id;
});

const changed = (index: number, changes: object = {}): BankEntry => ({
  changed: someTransaction({ providerTransactionId: `t${index}`, ...changes }),
});

const sync = (jobId = newId(), changes: Partial<Context> = {}) =>
  syncBank({ ...service.context, ...changes })({ link_id: linkId }, { id: jobId });
/** A database that a process reaches once, to begin, before it dies. */
function deadAfterBegin(database: Database): Database {
  let isDead = false;
  const killed = (): never => {
    throw new Error('The process was killed');
  };
  return new Proxy(database, {
    apply: killed,
    get(target, name) {
      if (isDead || name !== 'raw') return killed;
      isDead = true;
      return target.raw.bind(target);
    },
  });
}
const linkRow = () => service.database('bank_link').where({ id: linkId }).first();
const rows = async () => {
  const held = await service
    .database('bank_transaction')
    .where({ link_id: linkId })
    .orderBy('provider_transaction_id');
  return held.map((row) => [row.provider_transaction_id, row.amount_cents, row.is_pending]);
};
const truth = () =>
  truthOf(service.world.journal)
    .map((one) => [one.providerTransactionId, one.amountCents, one.isPending])
    .toSorted();
const requestedSyncs = () =>
  service.jobs.taken('sync-bank').filter(({ data }) => 'link_id' in data && data.link_id === linkId)
    .length;

describe('syncBank', () => {
  it('reads all pages, then only what is new: changed, removed and added', async () => {
    await sync();
    expect(await rows()).toEqual(truth());
    expect(await linkRow()).toMatchObject({ cursor: '5', status: 'active', sync_job: null });
    service.world.journal.push(
      changed(1, { amountCents: -42_00, isPending: true }),
      { removedId: 't2' },
      changed(9),
    );
    let pages = 0;
    service.world.beforePage = () => void (pages += 1);
    await sync();
    expect(pages).toBe(2);
    expect(await rows()).toEqual(truth());
  });

  it('brings balance and bills along, and gives the provider the address of our webhook', async () => {
    const { account } = service.world;
    service.world.webhook = null;
    service.world.account = { ...account, availableCents: -99 };
    await sync();
    service.world.account = account;
    expect(await linkRow()).toMatchObject({
      available_cents: -99,
      item_id: 'item-1',
      balances_updated_at: service.clock.now(),
      transactions_synced_at: service.clock.now(),
    });
    expect(service.world.webhook).toBe(`${WEBHOOKS}/plaid`);
  });

  it.each([0, 1, 2])('that dies at page %d loses nothing and repeats nothing', async (dies) => {
    let page = 0;
    service.world.beforePage = () => {
      page += 1;
      if (page > dies) throw new Error('The process was killed');
    };
    const job = newId();
    await expect(sync(job)).rejects.toThrow('killed');
    expect(await rows()).toEqual([]);
    service.world.beforePage = () => undefined;
    await sync(job);
    expect(await rows()).toEqual(truth());
  });

  it('that dies before the commit, holding the link, is done again by its own job', async () => {
    const job = newId();
    const database = deadAfterBegin(service.database);
    await expect(sync(job, { database })).rejects.toThrow('killed');
    expect(await linkRow()).toMatchObject({ sync_job: job, cursor: null });
    await sync(job);
    expect(await rows()).toEqual(truth());
  });

  it('that dies inside the commit writes nothing at all', async () => {
    const add = () => Promise.reject(new Error('The process was killed'));
    const jobs = { ...service.jobs, add };
    await expect(sync(newId(), { jobs })).rejects.toThrow('killed');
    expect(await rows()).toEqual([]);
    expect(await linkRow()).toMatchObject({ cursor: null });
    await sync();
    expect(await rows()).toEqual(truth());
  });

  it('begins again from the stored cursor when the data changes between two pages', async () => {
    await sync();
    service.world.journal.push(changed(6), changed(7), changed(8));
    let hasMoved = false;
    service.world.beforePage = () => {
      if (hasMoved) return;
      hasMoved = true;
      service.world.journal.push({ removedId: 't6' });
    };
    await sync();
    expect(hasMoved).toBe(true);
    expect(await rows()).toEqual(truth());
  });

  it('tries again later when it keeps changing', async () => {
    await sync();
    let index = 10;
    service.world.beforePage = () => void service.world.journal.push(changed((index += 1)));
    await expect(sync()).rejects.toMatchObject({ reason: 'unavailable' });
    service.world.beforePage = () => undefined;
    await sync();
    expect(await rows()).toEqual(truth());
  });

  it('does not interleave with another: who comes second has it done once more', async () => {
    const { promise: read, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: began, resolve: begin } = Promise.withResolvers<void>();
    service.world.beforePage = () => {
      begin();
      return read;
    };
    const first = sync();
    await began;
    const before = requestedSyncs();
    await sync();
    expect(await rows()).toEqual([]);
    goOn();
    await first;
    expect(requestedSyncs()).toBe(before + 1);
    expect(await linkRow()).toMatchObject({ sync_wanted: true });
    await sync();
    expect(await linkRow()).toMatchObject({ sync_wanted: false });
    expect(await rows()).toEqual(truth());
  });

  it('is requested again also on a day of nothing but spending', async () => {
    await sync();
    service.world.journal.push(changed(6));
    service.world.beforePage = async () => {
      service.world.beforePage = () => undefined;
      await sync();
    };
    const before = requestedSyncs();
    await sync();
    expect(requestedSyncs()).toBe(before + 1);
    expect(await rows()).toEqual(truth());
  });

  it('refuses what a process writes that slept while another took its place', async () => {
    const { promise: awake, resolve: wake } = Promise.withResolvers<void>();
    const { promise: began, resolve: begin } = Promise.withResolvers<void>();
    const { account } = service.world;
    service.world.beforePage = () => {
      service.world.beforePage = () => undefined;
      begin();
      return awake;
    };
    const sleeping = sync();
    await began;
    service.clock.set(new Date(service.clock.now().getTime() + MAX_SYNC_MS).toISOString());
    service.world.account = { ...account, availableCents: 777 };
    await sync();
    service.world.account = account;
    wake();
    await sleeping;
    expect(await linkRow()).toMatchObject({ available_cents: 777, cursor: '5' });
    expect(await rows()).toEqual(truth());
  });

  it('brings nothing back that was unlinked while it ran', async () => {
    service.world.beforePage = async () => {
      service.world.beforePage = () => undefined;
      const reply = await service.post(userId, '/bank_accounts/unlink');
      expect(reply.statusCode).toBe(204);
    };
    await sync();
    expect(await linkRow()).toBeUndefined();
    expect(await rows()).toEqual([]);
    const ofUser = { user_id: userId };
    expect(await service.database('recurring_outflow').where(ofUser)).toEqual([]);
    expect(await service.database('bank_link').where(ofUser)).toEqual([]);
  });

  it('does nothing for a link that is no more', async () => {
    const gone = syncBank(service.context)({ link_id: newId() }, { id: newId() });
    await expect(gone).resolves.toBeUndefined();
  });

  it('waits for the provider when it is away, and says since when', async () => {
    await sync();
    const before = await rows();
    service.world.providerError = new ProviderError('away', 'unavailable');
    await expect(sync()).rejects.toMatchObject({ reason: 'unavailable' });
    expect(await linkRow()).toMatchObject({
      status: 'active',
      error: 'unavailable',
      transactions_failed_at: service.clock.now(),
      sync_job: null,
    });
    expect(await rows()).toEqual(before);
  });

  it('raises an error when its owner has to repair it, once, and resolves it when it works', async () => {
    const errors = () =>
      service.database('integration_error').where({ user_id: userId }).select('resolved_at');
    service.world.itemError = 'ITEM_LOGIN_REQUIRED';
    await sync();
    await sync();
    expect(await linkRow()).toMatchObject({ status: 'broken', error: 'ITEM_LOGIN_REQUIRED' });
    expect(await errors()).toEqual([{ resolved_at: null }]);
    service.world.itemError = null;
    await sync();
    expect(await linkRow()).toMatchObject({ status: 'active', error: null });
    expect(await errors()).toEqual([{ resolved_at: expect.any(Date) }]);
    const published = (await service.events()).filter(({ subject }) => subject === userId);
    expect(published.map(({ type }) => type)).toEqual([
      'bank.linked',
      'integration_error.raised',
      'integration_error.resolved',
    ]);
  });

  it('takes a token that the provider no longer knows for broken, and a new item as not ready', async () => {
    service.world.providerError = new ProviderError('no', 'refused', 'ITEM_NOT_FOUND');
    await sync();
    expect(await linkRow()).toMatchObject({ status: 'broken', error: 'ITEM_NOT_FOUND' });
    service.world.providerError = new ProviderError('no', 'refused', 'PRODUCT_NOT_READY');
    await expect(sync()).rejects.toMatchObject({ code: 'PRODUCT_NOT_READY' });
  });
});
