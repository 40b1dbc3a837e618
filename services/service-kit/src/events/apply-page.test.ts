import { describe, expect, it } from '@jest/globals';
import { toldNames } from '../../testing/events/told-names.ts';
import { eventually } from '../../testing/eventually.ts';
import { newId } from '../new-id.ts';

const told = toldNames();

describe('a page of events', () => {
  it('keeps nobody waiting who writes for the same reading while it is applied', async () => {
    const { owner, reader } = told;
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
