import { userStateEvents } from '@reset/api-contract/onboarding/user-state-events.ts';
import type { EventPage } from '@reset/api-contract/events.ts';
import { buildService, migrate, newId, openListener, publishEvents } from '@reset/service-kit';
import { asCaller, earlierDb, testConfig, testDatabase } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import Value from 'typebox/value';
import { DB } from '#testing/onboarding-service.ts';

describe('the migration', () => {
  it('knows who skipped her payroll before, and publishes it as the contract has it', async () => {
    const released = await earlierDb(DB, (file) => file.startsWith('20261121'));
    const { database, drop } = await testDatabase(released);
    const userId = newId();
    const application = { user_id: userId, product: 'earned_wage_access' };
    await database('application').insert({ ...application, started_at: '2026-11-20T20:00:00Z' });
    for (const [task, outcome] of [
      ['payroll_linking', 'skipped'],
      ['terms_acceptance', 'done'],
    ]) {
      const recorded = { task, outcome, recorded_at: '2026-11-20T21:00:00Z' };
      await database('application_task').insert({ ...application, ...recorded });
    }

    await migrate(database, DB);
    expect(await database('user_state')).toMatchObject([
      { ...application, state: 'skipped_income_account_linking' },
    ]);
    const app = buildService({ name: 'onboarding', config: testConfig('onboarding') });
    const listener = openListener(database, app.log);
    publishEvents(app, { database, listener }, { callers: ['admin'] });
    const reply = await app.inject({
      url: '/internal/events?after=0',
      headers: asCaller('admin', { audience: 'onboarding' }),
    });
    const { events } = reply.json<EventPage>();
    expect(events).toMatchObject([
      {
        subject: userId,
        subject_version: 1,
        payload: { state: 'skipped_income_account_linking', product: 'earned_wage_access' },
      },
    ]);
    expect(Value.Check(userStateEvents['user_state.entered'], events[0])).toBe(true);
    await app.close();
    await listener.close();
    await drop();
  });
});
