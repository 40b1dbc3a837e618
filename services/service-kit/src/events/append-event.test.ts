import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startEventOwner, type EventOwner } from '../../testing/events/event-owner.ts';
import { newId } from '../new-id.ts';
import { appendEvents } from './append-event.ts';
import { createEventTables } from './event-tables.ts';

let owner: EventOwner;
beforeAll(async () => {
  owner = await startEventOwner();
});
afterAll(() => owner.stop());

const versionsOf = (subject: string): Promise<number[]> =>
  owner.database('event').where({ subject }).orderBy('subject_version').pluck('subject_version');

describe('appendEvent', () => {
  it('numbers the versions of each subject by themselves', async () => {
    const [one, other] = [newId(), newId()];
    for (const subject of [one, other, one, one]) await owner.give(subject, 'Rosa');
    expect(await versionsOf(one)).toEqual([1, 2, 3]);
    expect(await versionsOf(other)).toEqual([1]);
  });

  it('leaves no gap and no double, however many change one subject at once', async () => {
    const subject = newId();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        owner.database.transaction(async (transaction) => {
          await owner.give(subject, `name ${index}`, transaction);
          if (index % 3 === 0) throw new Error('thought better of it');
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
    expect(await versionsOf(subject)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it('numbers many subjects at once, each by itself', async () => {
    const subjects = Array.from({ length: 20 }, newId);
    const toEvent = (subject: string) => ({
      type: 'user.named' as const,
      subject,
      payload: { name: 'Rosa' },
      occurredAt: new Date(),
    });
    const give = (some: string[]) =>
      owner.database.transaction((transaction) =>
        appendEvents<{ type: 'user.named'; payload: object }>(transaction, some.map(toEvent)),
      );
    await give([]);
    await Promise.all([give(subjects), give(subjects.toReversed()), give(subjects.slice(5))]);
    expect(await Promise.all(subjects.slice(4, 6).map(versionsOf))).toEqual([
      [1, 2],
      [1, 2, 3],
    ]);
  });

  it('tells nothing of a change that did not happen', async () => {
    const subject = newId();
    const change = owner.database.transaction(async (transaction) => {
      await owner.give(subject, 'Rosa', transaction);
      throw new Error('thought better of it');
    });
    await expect(change).rejects.toThrow('thought better of it');
    expect(await versionsOf(subject)).toEqual([]);
  });
});

describe('the event table', () => {
  it.each([
    ["UPDATE event SET payload = '{}'"],
    ['DELETE FROM event'],
    ['DELETE FROM event WHERE false'],
    ['TRUNCATE event'],
  ])('refuses %s, to the superuser too', async (statement) => {
    await owner.give(newId(), 'Rosa');
    await expect(owner.database.raw(statement)).rejects.toThrow(/is never changed or deleted/);
  });

  it('gives the role that owns it no right to change what was told', async () => {
    const role = `owner_${newId().replaceAll('-', '_')}`;
    const granted = await owner.database.transaction(async (transaction) => {
      await transaction.raw(`CREATE SCHEMA told; CREATE ROLE ${role}`);
      await transaction.raw(`ALTER SCHEMA told OWNER TO ${role}`);
      await transaction.raw(`SET LOCAL ROLE ${role}; SET LOCAL search_path = told`);
      await createEventTables(transaction);
      const { rows } = await transaction.raw(`
        SELECT privilege FROM unnest(ARRAY['INSERT', 'SELECT', 'UPDATE', 'DELETE', 'TRUNCATE']) privilege
         WHERE has_table_privilege('told.event', privilege)`);
      await transaction.raw(`RESET ROLE; DROP SCHEMA told CASCADE; DROP ROLE ${role}`);
      return rows;
    });
    expect(granted).toEqual([{ privilege: 'INSERT' }, { privilege: 'SELECT' }]);
  });
});
