import { describe, expect, it } from '@jest/globals';
import { someDisputer } from '#testing/disputing.ts';
import { startCardService } from '#testing/some-cardholder.ts';

const { service } = await startCardService();
const someone = () => someDisputer(service);
/** Ends the connections that wait for a lock, as a killed process does. */
const END_WAITING = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
   WHERE datname = current_database() AND wait_event_type = 'Lock'
`;
const run = () => service.jobs.runSchedule('advance-disputes');

describe('the job of disputes', () => {
  it('gives a provisional credit on the tenth banking day, once, where nobody decided', async () => {
    const one = await someone();
    await one.dispute();
    await one.runOn('2026-12-06');
    expect(await one.read()).toMatchObject({ state: 'open' });
    await one.runOn('2026-12-07');
    await Promise.all([run(), run()]);
    expect(await one.read()).toMatchObject({
      state: 'provisional',
      credit: { amount: 30 },
      timeline: [{ step: 'opened' }, { step: 'credited' }],
    });
    expect(await one.stands()).toEqual({ owed: 0, hers: 0, credited: 3_000, problems: [] });
    await one.decide('won');
  });

  it('reminds staff three banking days ahead, and of what is overdue, until it is decided', async () => {
    const one = await someone();
    await one.dispute();
    await one.runOn('2026-12-01');
    expect(await one.openCases()).not.toContain('dispute_due');
    await one.runOn('2026-12-02');
    await run();
    const { id } = await one.row();
    const alerts = () => service.alerts().filter(({ source }) => source === id);
    expect(alerts()).toEqual([
      {
        event: 'dispute_due',
        card_account_id: one.accountId,
        source: id,
        due_on: '2026-12-07',
      },
    ]);
    await one.runOn('2027-01-04');
    expect(await one.openCases()).not.toContain('dispute_overdue');
    expect(await one.read()).toMatchObject({ is_late: false });
    await one.runOn('2027-01-05');
    expect(await one.openCases()).toEqual(
      expect.arrayContaining(['dispute_due', 'dispute_overdue']),
    );
    expect(alerts().at(-1)).toMatchObject({ event: 'dispute_overdue', due_on: '2027-01-04' });
    expect(await one.read()).toMatchObject({ state: 'provisional', is_late: true });
    await one.decide('lost');
    expect(await one.read()).toMatchObject({ state: 'lost', is_late: false });
    const open = (await one.openCases()).filter((kind) => String(kind).startsWith('dispute_'));
    expect(open).toEqual([]);
  });

  it('gives a credit once, whose process ends before it is written', async () => {
    const one = await someone();
    await one.dispute();
    service.clock.set('2026-12-08T20:00:00Z');
    expect(await one.read()).toMatchObject({ state: 'open', is_late: true });
    // Somebody else holds the account, so that the job waits inside its transaction.
    const holder = await service.database.transaction();
    await holder('card_account').where({ id: one.accountId }).forNoKeyUpdate().first('id');
    const killed = run();
    let ended = 0;
    while (ended === 0) {
      const { rows } = await service.database.raw<{ rows: object[] }>(END_WAITING);
      ended = rows.length;
    }
    await killed;
    await holder.rollback();
    expect(await one.stands()).toMatchObject({ owed: 3_000, hers: 0, problems: [] });
    await run();
    expect(await one.stands()).toMatchObject({ owed: 0, hers: 0, problems: [] });
    expect((await one.row()).credited_owed_cents).toBe(3_000);
    await one.decide('won');
  });

  it('keeps no dispute waiting behind one that cannot be credited', async () => {
    const [stuck, one] = [await someone(), await someone()];
    await stuck.dispute();
    await one.dispute();
    // Nothing of its claim is left, which ends a dispute: there is nothing to credit.
    await service
      .database('dispute')
      .where({ id: (await stuck.row()).id })
      .update({ refunded_cents: 3_000 });
    await one.runOn('2026-12-07');
    expect(await one.read()).toMatchObject({ state: 'provisional' });
  });
});
