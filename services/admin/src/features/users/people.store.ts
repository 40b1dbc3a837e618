import type { Transaction } from '@reset/service-kit';
import type { MemberServiceEvent, OnboardingEvent, PublicEvent } from './apply-events.store.ts';

/** Any event of which the back office's lists are made. */
export type ListEvent = PublicEvent | MemberServiceEvent | OnboardingEvent;

/**
 * Brings the table `person`, and the sums of days, to what the live readings say, for whom these events
 * are about; null is everybody, when another reading is live.
 */
export async function refreshPeople(
  transaction: Transaction,
  events: readonly ListEvent[] | null,
): Promise<void> {
  const users = events && [...new Set(events.flatMap(userOf))];
  if (users?.length === 0) return;
  await transaction.raw('SELECT refresh_people(?::uuid[])', [users]);
  // Behind it, under the lock that it has taken.
  await transaction.raw('SELECT count_business(?::uuid[])', [users]);
}

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
