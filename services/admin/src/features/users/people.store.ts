import { type AddJob, type Database, failpoint, type Transaction } from '@reset/service-kit';
import type { MemberServiceEvent, OnboardingEvent, PublicEvent } from './apply-events.store.ts';

/** Any event of which the back office's lists are made. */
export type ListEvent = PublicEvent | MemberServiceEvent | OnboardingEvent;

/**
 * Brings the table `person`, and the sums of days, to what the live readings say, for whom these events
 * are about.
 */
export async function refreshPeople(
  transaction: Transaction,
  events: readonly ListEvent[],
): Promise<void> {
  const users = [...new Set(events.flatMap(userOf))];
  if (users.length === 0) return;
  await transaction.raw('SELECT refresh_people(?::uuid[])', [users]);
  // Behind it, under the lock that it has taken.
  await transaction.raw('SELECT count_business(?::uuid[])', [users]);
}

/** The queue of bringing everybody up to date. */
export const REFRESH_PEOPLE_QUEUE = 'refresh-people';

/**
 * Has everybody brought up to date once the transaction is committed, from the beginning also where that
 * is under way: another reading is live. Until somebody is, she is shown as the one before had her. The
 * sums of days are at once what that reading says.
 */
export async function refreshEverybody(transaction: Transaction, addJob: AddJob): Promise<void> {
  await transaction('people_refresh').insert({ after: null }).onConflict('is_only').merge();
  await transaction.raw('LOCK TABLE person_count IN SHARE ROW EXCLUSIVE MODE');
  await transaction.raw('SELECT count_business(NULL)');
  await addJob(transaction, REFRESH_PEOPLE_QUEUE, {});
}

/** In one transaction, which keeps events waiting for as long as it lasts. */
const MAX_PEOPLE = 1_000;

/** Brings the next people up to date, each time others. @returns whether some may be left */
export const refreshNext = (database: Database, maxPeople = MAX_PEOPLE): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: [{ some: boolean }] }>(
      'SELECT refresh_next_people(?) AS some',
      [maxPeople],
    );
    failpoint('people.refreshed');
    return rows[0].some;
  });

/** Adds the job again while somebody is left: the one before gave up. */
export const resumeRefresh = (database: Database, addJob: AddJob): Promise<void> =>
  database.transaction(async (transaction) => {
    if (await transaction('people_refresh').first()) {
      await addJob(transaction, REFRESH_PEOPLE_QUEUE, {});
    }
  });

/** Whose row an event may change; nobody's where it is about none. */
function userOf(event: ListEvent): string[] {
  switch (event.type) {
    case 'survey.answered':
    case 'waitlist_entry.added':
    case 'case.opened':
    case 'case.closed':
      return [];
    default:
      return 'user_id' in event.payload ? [event.payload.user_id] : [event.subject];
  }
}
