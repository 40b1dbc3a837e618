import { newId } from '@reset/service-kit';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfUsers } from '#testing/applied-events.ts';
import { exportFileStore } from './export-files.store.ts';
import { readRows } from './export-rows.store.ts';
import { exportStore } from './exports.store.ts';

let service: AdminServiceUnderTest;
const ada = newId();
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(ada);
});
afterAll(() => service.stop());

/** An export that is asked for, and its file. */
async function asked() {
  const { clock, database, jobs } = service;
  const [id, requestId] = [newId(), newId()];
  const by = { staffId: ada, onBehalfOf: null, requestId, now: clock.now() };
  await exportStore(database, jobs).ask({ id, type: 'users' }, by);
  return { id, files: exportFileStore(database, jobs), now: clock.now() };
}

describe('a file that is begun twice', () => {
  it('is what was begun last, and mailed once', async () => {
    const { id, files, now } = await asked();
    const first = await files.begin(id);
    const second = await files.begin(id);
    if (!first || !second) throw new Error('Nothing was begun.');
    await expect(
      files.addPart(first, 0, { rows: 1, content: Buffer.from('first') }),
    ).rejects.toThrow('is over');
    await files.addPart(second, 0, { rows: 1, content: Buffer.from('sec') });
    const soFar = async () => (await exportStore(service.database, service.jobs).list(ada, now))[0];
    expect(await soFar()).toMatchObject({ file: null, rowsSoFar: 1 });
    await files.addPart(second, 1, { rows: 1, content: Buffer.from('ond') });
    const mailed = () => service.jobs.taken('send-export-mail').length;
    const before = mailed();
    await files.finish(first, { rows: 1, bytes: 5 }, now);
    await files.finish(second, { rows: 2, bytes: 6 }, now);
    await files.finish(second, { rows: 2, bytes: 6 }, now);
    expect(mailed()).toBe(before + 1);
    const whole = Readable.from(files.read(id, { attempt: 2, rows: 2, bytes: 6 }));
    expect(await text(whole)).toBe('second');
    expect(await files.begin(id)).toBeNull();
  });

  it('is no whole file to who reads it while it is erased', async () => {
    const { id, files } = await asked();
    const begun = await files.begin(id);
    if (!begun) throw new Error('Nothing was begun.');
    await files.addPart(begun, 0, { rows: 1, content: Buffer.from('half') });
    const reading = files.read(id, { attempt: 1, rows: 2, bytes: 8 });
    expect((await reading.next()).value?.toString()).toBe('half');
    await service.database('export').where({ id }).delete();
    await expect(reading.next()).rejects.toThrow('is gone');
  });
});

const WRITING = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND backend_xid IS NOT NULL`;

describe('readRows', () => {
  it('hands on all of one moment by pages, while others come and go', async () => {
    const { database } = service;
    await tellOfUsers(database).registered();
    await database.raw(`
      INSERT INTO person SELECT (jsonb_populate_record(person, jsonb_build_object('user_id',
        gen_random_uuid()))).* FROM person CROSS JOIN generate_series(1, 2500)`);
    const pages: number[] = [];
    const ids = new Set<unknown>();
    const writing: unknown[] = [];
    await readRows(database, 'users', async ({ rows }) => {
      pages.push(rows.length);
      for (const { id } of rows) ids.add(id);
      writing.push(...(await database.raw(WRITING)).rows);
      await database('person').delete();
    });
    expect(pages).toEqual([1_000, 1_000, 501]);
    expect(ids.size).toBe(2_501);
    // Or all events would wait while a file is made.
    expect(writing).toEqual([]);
  });
});
