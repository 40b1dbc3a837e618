import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService } from '#testing/admin-service.ts';
import { forgetEvents, tellOfUsers } from '#testing/applied-events.ts';
import { refreshEverybody, refreshNext } from './people.store.ts';

const service = await startAdminService();
const { database, jobs } = service;
afterAll(() => service.stop());
beforeEach(() => forgetEvents(database));

const begin = () => database.transaction((transaction) => refreshEverybody(transaction, jobs.add));
const named = async (lastName: string) =>
  (await database('person').where({ last_name: lastName })).length;
/** What the lists say that there are, and what there are. */
const counts = async () => {
  const { people } = await database('person_count').where({ list: 'all' }).first();
  const [there] = await database('person').count<{ count: bigint }[]>('* as count');
  return [Number(people), Number(there?.count)];
};

/** Seven people, of whom another reading says another name, and whom it does not know the last of. */
async function renamed(): Promise<string> {
  const users = tellOfUsers(database);
  const ids: string[] = [];
  for (let index = 0; index < 7; index += 1) ids.push(await users.registered());
  await database('user_reading').update({ last_name: 'Again' });
  const [gone = ''] = ids.toSorted().slice(-1);
  await database('user_reading').where({ user_id: gone }).delete();
  return gone;
}

describe('everybody', () => {
  it('is brought up to date by some at a time, each read right and counted meanwhile', async () => {
    const gone = await renamed();
    await begin();
    const seen = [];
    while (await refreshNext(database, 3)) {
      const [listed, there] = await counts();
      expect(listed).toBe(there);
      seen.push([await named('Again'), await named('Marin')]);
    }
    expect(seen).toEqual([
      [3, 4],
      [6, 1],
      [6, 0],
    ]);
    expect(await database('person').where({ user_id: gone })).toEqual([]);
    expect(await counts()).toEqual([6, 6]);
    expect(await database('people_refresh')).toEqual([]);
  });

  it('goes on where it was cut off, and keeps nothing of what was', async () => {
    await renamed();
    await begin();
    await refreshNext(database, 3);
    const cut = database.transaction(async (transaction) => {
      await transaction.raw('SELECT refresh_next_people(3)');
      throw new Error('killed');
    });
    await expect(cut).rejects.toThrow('killed');
    expect([await named('Again'), await named('Marin')]).toEqual([3, 4]);
    await jobs.finish();
    expect([await named('Again'), await named('Marin')]).toEqual([6, 0]);
  });

  it('is begun anew where yet another reading is shown meanwhile', async () => {
    await renamed();
    await begin();
    await refreshNext(database, 3);
    await database('user_reading').update({ last_name: 'Third' });
    await begin();
    await jobs.finish();
    expect([await named('Third'), await named('Again')]).toEqual([6, 0]);
  });

  it('keeps its place for who registers and changes meanwhile', async () => {
    await renamed();
    await begin();
    await refreshNext(database, 3);
    const users = tellOfUsers(database);
    // Before all others, whose turn is over.
    const first = '00000000-0000-7000-8000-000000000001';
    await users.changed(first, { last_name: 'Newer' });
    await jobs.finish();
    expect(await named('Newer')).toBe(1);
    expect(await counts()).toEqual([7, 7]);
  });

  it('is taken up again where its job gave up, and by none where nobody is left', async () => {
    const queued = () => jobs.taken('refresh-people').length;
    await renamed();
    await begin();
    const before = queued();
    await jobs.runSchedule('resume-people-refresh');
    expect(queued()).toBe(before + 1);
    await jobs.finish();
    expect(await named('Again')).toBe(6);
    await jobs.runSchedule('resume-people-refresh');
    expect(queued()).toBe(before + 1);
  });

  it('is not counted until all were, where nobody had counted before', async () => {
    await renamed();
    await database('person_count').update({ people: null });
    await begin();
    await refreshNext(database, 3);
    expect((await database('person_count').where({ list: 'all' }).first()).people).toBeNull();
    await jobs.finish();
    expect(await counts()).toEqual([6, 6]);
  });
});
