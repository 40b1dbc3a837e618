import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { emptied } from '../emptied.ts';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { startEventOwner, type EventOwner } from './event-owner.ts';
import { startNameReader, type NameReader } from './name-reader.ts';

/** For the tests of one file: an owner of events and who reads them, anew and empty for each test. */
export function toldNames(): { owner: EventOwner; reader: NameReader } {
  const told = {} as { owner: EventOwner; reader: NameReader };
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
  beforeEach(async () => {
    told.owner = await startEventOwner(await emptied(owners));
    told.reader = await startNameReader(told.owner, await emptied(readers));
  });
  afterEach(async () => {
    await told.reader.stop();
    await told.owner.stop();
  });
  return told;
}
