import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { issueAt } from '#testing/statement-world.ts';

const { service, someone } = await startCardService();

const holdOf = (id: string, authorizedCents: number, occurredAt: string) => ({
  id,
  authorizedCents,
  occurredAt: new Date(occurredAt),
  updatedAt: new Date(occurredAt),
});

/** What was held at the ends of her statements, the oldest first, and is held on the running one. */
async function heldOf(userId: string): Promise<unknown[]> {
  const listed = (await service.get(userId, '/statements')).json<{ id: string }[]>();
  const ids = [...listed.map(({ id }) => id).toReversed(), 'current'];
  return Promise.all(
    ids.map(async (id) => (await service.get(userId, `/statements/${id}`)).json().held),
  );
}

describe('what is held for purchases that no merchant has collected', () => {
  it('is on the statement as it was at its end, whatever became of it before that is issued', async () => {
    const one = await someone();
    await service
      .database('card_account')
      .where({ id: one.accountId })
      .update({ issued_on: '2026-11-01' });
    const taken = newId();
    one.hold(holdOf(newId(), 1_250, '2026-11-29T20:00:00Z'));
    one.hold(holdOf(taken, 3_000, '2026-11-30T20:00:00Z'));
    service.clock.set('2026-11-30T21:00:00Z');
    await one.sync();
    expect(await heldOf(one.userId)).toEqual([4_250]);

    // Of December: a part of one is collected, another is held.
    one.post({
      holdId: taken,
      amountCents: 2_800,
      occurredAt: new Date('2026-12-01T18:00:00Z'),
    });
    one.hold(holdOf(newId(), 700, '2026-12-01T19:00:00Z'));
    service.clock.set('2026-12-01T20:00:00Z');
    await one.sync();
    await issueAt(service, '2026-12-01T21:00:00Z');
    expect(await heldOf(one.userId)).toEqual([4_250, 2_150]);

    await issueAt(service, '2027-01-01T09:00:00Z');
    expect(await heldOf(one.userId)).toEqual([4_250, 2_150, 2_150]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is said of no statement that was issued before it was kept', async () => {
    const one = await someone();
    await service.database('statement').insert({
      id: one.accountId,
      card_account_id: one.accountId,
      start_date: '2026-09-01',
      end_date: '2026-09-30',
      issue_date: '2026-10-01',
      issued_at: '2026-10-01T08:00:00Z',
      first_name: 'Hazel',
      last_name: 'Hourly',
      account_type: 'charge_card',
      account_number: '****4821',
      opening_cents: 0,
      debits_cents: 0,
      credits_cents: 0,
      closing_cents: 0,
      next_seq: 0,
    });
    expect(await heldOf(one.userId)).toEqual([null, 0]);
  });
});
