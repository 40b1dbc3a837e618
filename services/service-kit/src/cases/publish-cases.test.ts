import type { CaseEvent } from '@reset/api-contract/case-events.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startEventOwner, type EventOwner } from '../../testing/events/event-owner.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { recordedJobs, type RecordedJobs } from '../../testing/recorded-jobs.ts';
import { createCaseTables } from './case-tables.ts';
import { schedulePublishedCases, type OpenCase } from './publish-cases.ts';

let owner: EventOwner;
let jobs: RecordedJobs;
let waiting: OpenCase[];
let fault: Error | null;
beforeAll(async () => {
  owner = await startEventOwner();
  await createCaseTables(owner.database);
  jobs = recordedJobs();
  schedulePublishedCases(
    { clock: fixedClock('2026-11-20T20:00:00Z'), database: owner.database, jobs },
    {
      open: async () => waiting,
      closedAs: async (_transaction, { objectId }) => {
        if (fault) throw fault;
        return `${objectId} is over`;
      },
    },
  );
});
beforeEach(() => {
  fault = null;
});
afterAll(() => owner.stop());

const payout = (objectId: string, changes: Partial<OpenCase> = {}): OpenCase => ({
  kind: 'payout',
  objectId,
  userId: null,
  openedAt: new Date('2026-11-20T19:00:00Z'),
  dueAt: new Date('2026-11-23T19:00:00Z'),
  summary: { code: 'payout_unconfirmed', name: null, amount_cents: 7 },
  ...changes,
});
const publish = () => jobs.runSchedule('publish-cases');
/** By type and what each is about, all that was published, in order. */
async function told(): Promise<[string, string][]> {
  const events = (await owner.read()).events as unknown as CaseEvent[];
  const names = new Map<string, string>();
  return events.map(({ type, subject, payload }) => {
    if (type === 'case.opened') names.set(subject, payload.object_id);
    return [type, names.get(subject) ?? ''];
  });
}

describe('what waits for staff', () => {
  it('is told once, again where it is another, and that it waits no more', async () => {
    waiting = [payout('a'), payout('b')];
    await publish();
    await publish();
    const both = await told();
    expect(both.toSorted()).toEqual([
      ['case.opened', 'a'],
      ['case.opened', 'b'],
    ]);

    waiting = [payout('a', { dueAt: new Date('2026-11-24T19:00:00Z') }), payout('b')];
    await publish();
    expect((await told()).slice(2)).toEqual([['case.opened', 'a']]);

    // Nothing is told of either where one cannot be.
    waiting = [];
    fault = new Error('It broke.');
    await expect(publish()).rejects.toThrow('It broke.');
    expect(await told()).toHaveLength(3);

    fault = null;
    await Promise.all([publish(), publish()]);
    expect((await told()).slice(3).toSorted()).toEqual([
      ['case.closed', 'a'],
      ['case.closed', 'b'],
    ]);
    const { events } = await owner.read();
    expect(events.at(-1)?.payload).toEqual({ closed_as: expect.stringMatching(/^[ab] is over$/) });

    // What waits once more is another case.
    waiting = [payout('a')];
    await publish();
    const subjects = (await owner.read()).events.map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(3);
  });
});
