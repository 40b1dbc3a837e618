import type { CaseEvent } from '@reset/api-contract/case-events.ts';
import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { MemberEvent } from '@reset/api-contract/member/member-events.ts';
import type { EligibilityEvent } from '@reset/api-contract/onboarding/eligibility-events.ts';
import type { UserStateEvent } from '@reset/api-contract/onboarding/user-state-events.ts';
import type { WaitlistEvent } from '@reset/api-contract/onboarding/waitlist-events.ts';
import type { SurveyEvent } from '@reset/api-contract/public/survey-events.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import type { Transaction } from '@reset/service-kit';

/** Any event of which the back office's lists are made. */
export type ListEvent =
  | UserEvent
  | SurveyEvent
  | CardEvent
  | CaseEvent
  | MemberEvent
  | UserStateEvent
  | EligibilityEvent
  | WaitlistEvent;

/**
 * Brings the table `person` to what the live readings say, for whom these events are about; null is
 * everybody, when another reading is live.
 */
export async function refreshPeople(
  transaction: Transaction,
  events: readonly ListEvent[] | null,
): Promise<void> {
  const users = events && [...new Set(events.flatMap(userOf))];
  if (users?.length === 0) return;
  await transaction.raw('SELECT refresh_people(?::uuid[])', [users]);
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
