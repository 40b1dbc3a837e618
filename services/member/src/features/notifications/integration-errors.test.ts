import { memberDatabase } from '#testing/db.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { notificationStore, raiseError, resolveErrors } from './notifications.store.ts';

let db: Awaited<ReturnType<typeof memberDatabase>>;
beforeAll(async () => {
  db = await memberDatabase();
});
afterAll(() => db.drop());

const openErrors = async (userId: string) =>
  (await notificationStore(db.database).list(userId, NOW)).errors;
const NOW = new Date('2026-11-20T20:00:00Z');
const LATER = new Date('2026-11-21T20:00:00Z');
const bank = { source: 'plaid', errorType: 'monitoring_status_unavailable' } as const;
const payroll = { source: 'pinwheel', errorType: 'monitoring_status_unavailable' } as const;
const switched = { ...payroll, errorType: 'direct_deposit_switched_away_from_reset' } as const;

async function someMember(): Promise<string> {
  const userId = newId();
  const row = { user_id: userId, repayment_method: 'ach_debit_flow', created_at: NOW };
  await db.database('member').insert(row);
  return userId;
}
type Raised = Omit<Parameters<typeof raiseError>[1], 'userId' | 'now'>;
const raiseNow = (userId: string, error: Raised, now = NOW) =>
  db.database.transaction((transaction) => raiseError(transaction, { ...error, userId, now }));
const resolveNow = (userId: string, what: { source: 'plaid' | 'pinwheel' } | typeof switched) =>
  db.database.transaction((transaction) =>
    resolveErrors(transaction, { ...what, userId, now: LATER }),
  );
const published = async (userId: string) => {
  const events = await db.database('event').where({ subject: userId }).orderBy('subject_version');
  return events.map(({ type, payload }) => [type, payload.integration_error_id]);
};

describe('raiseError', () => {
  it('lists it once, and publishes it once, however often it is raised', async () => {
    const userId = await someMember();
    await Promise.all(Array.from({ length: 10 }, () => raiseNow(userId, bank)));
    const errors = await openErrors(userId);
    expect(errors).toEqual([{ id: expect.any(String), raisedAt: expect.any(Date), ...bank }]);
    expect(await published(userId)).toEqual([['integration_error.raised', errors[0]?.id]]);
  });

  it('keeps sources and types apart, the oldest first', async () => {
    const userId = await someMember();
    await raiseNow(userId, payroll, LATER);
    await raiseNow(userId, bank);
    await raiseNow(userId, switched, new Date('2026-11-22T00:00:00Z'));
    expect(await openErrors(userId)).toMatchObject([bank, payroll, switched]);
    expect(await openErrors(await someMember())).toEqual([]);
  });

  it('publishes nothing of what is rolled back', async () => {
    const userId = await someMember();
    const failing = db.database.transaction(async (transaction) => {
      await raiseError(transaction, { ...bank, userId, now: NOW });
      throw new Error('Something else went wrong');
    });
    await expect(failing).rejects.toThrow('Something else');
    expect(await openErrors(userId)).toEqual([]);
    expect(await published(userId)).toEqual([]);
  });
});

describe('resolveErrors', () => {
  it("ends one source's errors, once, and another may be raised after", async () => {
    const userId = await someMember();
    await raiseNow(userId, bank);
    await raiseNow(userId, payroll);
    await resolveNow(userId, { source: 'pinwheel' });
    await resolveNow(userId, { source: 'pinwheel' });
    expect(await openErrors(userId)).toMatchObject([bank]);
    await raiseNow(userId, payroll, LATER);
    const types = (await published(userId)).map(([type]) => type);
    expect(types).toEqual([
      'integration_error.raised',
      'integration_error.raised',
      'integration_error.resolved',
      'integration_error.raised',
    ]);
  });

  it('ends those of one type alone', async () => {
    const userId = await someMember();
    await raiseNow(userId, payroll);
    await raiseNow(userId, switched);
    await resolveNow(userId, switched);
    expect(await openErrors(userId)).toMatchObject([payroll]);
  });

  it('publishes nothing where nothing is wrong', async () => {
    const userId = await someMember();
    await resolveNow(userId, { source: 'plaid' });
    expect(await published(userId)).toEqual([]);
  });
});
