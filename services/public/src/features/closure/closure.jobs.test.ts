import type { CardRecords } from '@reset/api-contract/member/links.ts';
import { newId } from '@reset/service-kit';
import { fakeClient } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { putUser, readEvents, startPublicService } from '#testing/public-service.ts';

const CLOSED = { card_account: 'closed', has_transactions: true, kept_from: '2026-11-20' } as const;

let service: Awaited<ReturnType<typeof startPublicService>>;
/** What the member service answers of each. */
let records: Map<string, CardRecords | Error>;
beforeAll(async () => {
  service = await startPublicService();
  service.context.services.member = fakeClient({
    post: async <Reply>() => ({ kept_for: ['card_account', 'transaction'] }) as Reply,
    async get<Reply>(path: string) {
      const answer = records.get(path.split('/')[3] ?? '') ?? CLOSED;
      if (answer instanceof Error) throw answer;
      return answer as Reply;
    },
  });
});
beforeEach(() => {
  records = new Map();
  service.clock.set('2026-11-20T20:00:00Z');
});
afterAll(() => service.stop());

/** Somebody whose account was closed on November 20, 2026, and her name stays. */
async function closed(changes: object = {}): Promise<string> {
  const id = newId();
  const named = { email: `${id}@example.com`, first_name: 'Zora', last_name: 'Markedly' };
  await putUser(service.app, id, { ...named, ...changes });
  const reply = await service.give(`users/${id}/closure`, { actor_id: newId() });
  expect(reply.statusCode).toBe(200);
  return id;
}
const eraseAt = async (instant: string) => {
  service.clock.set(instant);
  await service.jobs.runSchedule('erase-closed-names');
};
const called = async (id: string) => {
  const row = await service.database('users').where({ id }).first();
  return `${row.first_name} ${row.last_name} ${row.email}`;
};
const changesOf = async (id: string) =>
  (await readEvents(service.app)).filter(({ subject }) => subject === id);

describe('the name of a closed account', () => {
  it('stays for five years, is erased on the day, and once', async () => {
    const id = await closed();
    await eraseAt('2031-11-20T07:59:00Z');
    expect(await called(id)).toBe(`Zora Markedly ${id}@example.com`);
    await eraseAt('2031-11-20T08:00:00Z');
    expect(await called(id)).toBe(`Closed account ${id}@closed.invalid`);
    const events = await changesOf(id);
    expect(events.at(-1)).toMatchObject({
      type: 'user.changed',
      payload: { first_name: 'Closed', last_name: 'account', email: `${id}@closed.invalid` },
    });
    await eraseAt('2031-11-20T09:00:00Z');
    expect(await changesOf(id)).toEqual(events);
  });

  it('stays for as long as there are later records, or something is owed', async () => {
    const [later, owing] = [await closed(), await closed()];
    records.set(later, { ...CLOSED, kept_from: '2027-02-04' });
    records.set(owing, { ...CLOSED, kept_from: null });
    await eraseAt('2031-11-20T20:00:00Z');
    await eraseAt('2032-02-03T20:00:00Z');
    expect(await called(later)).toContain('Markedly');
    expect(await called(owing)).toContain('Markedly');
    records.set(owing, { ...CLOSED, kept_from: '2027-02-04' });
    await eraseAt('2032-02-04T20:00:00Z');
    expect(await called(later)).not.toContain('Markedly');
    expect(await called(owing)).not.toContain('Markedly');
  });

  it('stays while the member service is away, and keeps no other waiting', async () => {
    const [one, other] = [await closed(), await closed()];
    records.set(one, new Error('away'));
    await eraseAt('2031-12-01T20:00:00Z');
    expect(await called(one)).toContain('Markedly');
    expect(await called(other)).not.toContain('Markedly');
    expect(service.logged).toContainEqual(
      expect.objectContaining({ msg: 'closed_name.erasure_failed', user_id: one }),
    );
    records.delete(one);
    await eraseAt('2031-12-01T21:00:00Z');
    expect(await called(one)).not.toContain('Markedly');
  });

  it('is no open account’s', async () => {
    const id = newId();
    await putUser(service.app, id, { email: 'open@example.com', first_name: 'Open' });
    await eraseAt('2040-01-01T20:00:00Z');
    expect(await called(id)).toContain('Open');
  });
});
