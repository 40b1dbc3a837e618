import { migrate, newId } from '@reset/service-kit';
import { earlierDb, testDatabase } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { DB } from '#testing/onboarding-service.ts';

describe('the migration', () => {
  it('leaves the state alone of who was kept where the card is not to be had', async () => {
    const released = await earlierDb(DB, (file) => file < '20261229');
    const { database, drop } = await testDatabase(released);
    const at = new Date('2026-11-21T20:00:00Z');

    async function told(state: string, status: string, ...products: string[]): Promise<string> {
      const userId = newId();
      await database('personal_info').insert({
        user_id: userId,
        phone_number: '2025550123',
        date_of_birth: 'encrypted',
        ssn: 'encrypted',
        ssn_last_four: '7890',
        ssn_digest: '0'.repeat(64),
        street_one: '1 Harbor Street',
        city: 'Topeka',
        state_abbr: state,
        zip_code: '66603',
        saved_at: at,
      });
      const verification = { user_id: userId, id: newId(), status, changed_at: at };
      await database('identity_verification').insert(verification);
      for (const product of products) {
        await database('application').insert({ user_id: userId, product, started_at: at });
        await database('application_task').insert({
          user_id: userId,
          product,
          task: 'personal_info_submission',
          outcome: 'done',
          recorded_at: at,
        });
      }
      return userId;
    }
    const card = 'earned_wage_access';
    const turnedAway = await told('KS', 'info_saved', card);
    const others = [
      await told('OR', 'info_saved', card),
      await told('KS', 'info_saved', card, 'tax_refund_advance'),
      await told('KS', 'rejected', card),
    ];

    await migrate(database, DB);
    expect(await database('unavailable_home')).toEqual([
      { user_id: turnedAway, state_abbr: 'KS', told_at: at },
    ]);
    for (const table of ['personal_info', 'identity_verification', 'application_task']) {
      const left = await database(table).distinct('user_id').pluck('user_id');
      expect([table, left.toSorted()]).toEqual([table, others.toSorted()]);
    }
    await drop();
  });
});
