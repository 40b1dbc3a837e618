import { migrate, newId } from '@reset/service-kit';
import { earlierDb, testDatabase } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { DB } from '#testing/admin-service.ts';
import { findBreaks } from './audit.store.ts';

const [sam, omar, rosa, invitation] = [newId(), newId(), newId(), newId()];
const changed = (id: number, changes: object) => ({
  made_at: `2026-11-20T20:00:0${id}.123456Z`,
  made_by: sam,
  request_id: newId(),
  ...changes,
});

describe('the migration to one log', () => {
  it('begins it with what the two of before have, chained, and carries on what they are told', async () => {
    const released = await earlierDb(DB, (file) => file < '20261216');
    const { database, drop } = await testDatabase(released);
    await database('staff_invitation').insert({
      id: invitation,
      email: 'nina@example.com',
      role: 'agent',
      invited_by: sam,
      invited_at: '2026-11-20T20:00:00Z',
      expires_at: '2026-11-27T20:00:00Z',
    });
    const log = (change: object) => database('staff_change').insert(change);
    const act = (action: object) => database('user_action').insert(action);
    const command = newId();
    const ending = { user_id: rosa, action: 'end_sessions', reason: 'Lost.', request_id: command };
    await log(changed(1, { action: 'added', made_by: null, user_id: sam, role: 'owner' }));
    await log(changed(2, { action: 'invited', invitation_id: invitation, role: 'agent' }));
    await act({ ...changed(3, { ...ending, state: 'asked' }) });
    await act({ ...changed(4, { ...ending, state: 'done' }) });
    await log(changed(5, { action: 'removed', user_id: omar }));

    await migrate(database, DB);
    const entries = () => database('audit_entry').orderBy('position');
    expect(await entries()).toMatchObject([
      {
        position: 1n,
        action: 'staff.added',
        staff_id: null,
        subject_id: sam,
        changes: { role: { after: 'owner' } },
      },
      { action: 'staff.invited', object_kind: 'staff_invitation', object_id: invitation },
      { action: 'end_sessions', subject_id: rosa, reason: 'Lost.', state: 'asked' },
      { action: 'end_sessions', state: 'done', command_id: command, request_id: command },
      { position: 5n, action: 'staff.removed', subject_id: omar, changes: {} },
    ]);
    expect(await findBreaks(database)).toEqual([]);

    // A release from before runs on for a while.
    await log(changed(6, { action: 'added', user_id: omar, role: 'agent' }));
    await act(changed(7, { ...ending, request_id: newId(), state: 'asked' }));
    expect((await entries()).slice(5)).toMatchObject([
      { position: 6n, action: 'staff.added', subject_id: omar },
      { position: 7n, action: 'end_sessions', state: 'asked' },
    ]);
    expect(await findBreaks(database)).toEqual([]);
    await drop();
  });

  it('begins an empty one where nothing was logged', async () => {
    const { database, drop } = await testDatabase(DB);
    expect(await database('audit_entry')).toEqual([]);
    expect(await findBreaks(database)).toEqual([]);
    await drop();
  });
});
