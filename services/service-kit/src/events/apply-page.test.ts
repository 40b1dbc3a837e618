import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emptied } from '../../testing/emptied.ts';
import { startEventOwner, type EventOwner } from '../../testing/events/event-owner.ts';
import { startNameReader, type NameReader } from '../../testing/events/name-reader.ts';
import { eventually } from '../../testing/eventually.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { newId } from '../new-id.ts';

let owners: TestDatabase;
let readers: TestDatabase;
beforeAll(async () => {
  owners = await testDatabase();
  readers = await testDatabase();
});
afterAll(async () => {
  await owners.drop();
  await readers.drop();
});

let owner: EventOwner;
let reader: NameReader;
beforeEach(async () => {
  owner = await startEventOwner(await emptied(owners));
  reader = await startNameReader(owner, await emptied(readers));
});
afterEach(async () => {
  await reader.stop();
  await owner.stop();
});

describe('a page of events', () => {
  it('keeps nobody waiting who writes for the same reading while it is applied', async () => {
    const subject = newId();
    await owner.give(subject, 'a name');
    const [applying, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    reader.follow({
      refresh: async () => {
        applying.resolve();
        await written.promise;
      },
    });
    await applying.promise;
    // As a page of another owner does, which is told of the same people.
    const insert = reader.database.raw(
      `SET lock_timeout = '2s';
       INSERT INTO subscription_subject (generation, subject, version)
       SELECT generation, gen_random_uuid(), 1 FROM subscription`,
    );
    await expect(insert.finally(written.resolve)).resolves.toBeTruthy();
    await eventually(async () => expect(await reader.names()).toMatchObject([{ subject }]));
  });
});
