import { migrate, newId } from '@reset/service-kit';
import { earlierDb, testDatabase } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { DB } from '#testing/admin-service.ts';

const at = '2026-11-20T20:00:00Z';

describe('the migration to four roles', () => {
  it('makes administrators of owners and operations of agents, those who come by a release from before too', async () => {
    const released = await earlierDb(DB, (file) => file < '20261216');
    const { database, drop } = await testDatabase(released);
    const [sam, omar, nina, late] = [newId(), newId(), newId(), newId()];
    await database('staff').insert([
      { user_id: sam, role: 'owner', added_at: at },
      { user_id: omar, role: 'agent', added_at: at },
    ]);
    const invitation = { email: 'n@example.com', invited_by: sam, invited_at: at, expires_at: at };
    await database('staff_invitation').insert({ id: nina, role: 'agent', ...invitation });

    await migrate(database, DB);
    const roleOf = (id: string) =>
      database('staff')
        .where({ user_id: id })
        .first()
        .then((row) => row.role);
    expect([await roleOf(sam), await roleOf(omar)]).toEqual(['administrator', 'operations']);
    expect(await database('staff_invitation').pluck('role')).toEqual(['operations']);

    await database('staff').insert({ user_id: late, role: 'agent', added_at: at });
    await database('staff').where({ user_id: omar }).update({ role: 'owner' });
    expect([await roleOf(late), await roleOf(omar)]).toEqual(['operations', 'administrator']);
    await expect(
      database('staff').where({ user_id: late }).update({ role: 'x' }),
    ).rejects.toThrow();
    await drop();
  });
});
