import type { CaseEvent } from '@reset/api-contract/case-events.ts';
import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { MemberEvent } from '@reset/api-contract/member/member-events.ts';
import type { MoneyEvent } from '@reset/api-contract/member/money-events.ts';
import type { EligibilityEvent } from '@reset/api-contract/onboarding/eligibility-events.ts';
import type { UserStateEvent } from '@reset/api-contract/onboarding/user-state-events.ts';
import type { WaitlistEvent } from '@reset/api-contract/onboarding/waitlist-events.ts';
import type { SurveyEvent } from '@reset/api-contract/public/survey-events.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import type { Transaction } from '@reset/service-kit';
import { recordLimit, recordMoney, recordStep } from '#features/business/business.store.ts';
import { listPurchase } from '#features/card-transactions/card-transactions.store.ts';
import { applyCaseEvent } from '#features/cases/cases.store.ts';
import { listSurvey } from '#features/financial-health/financial-health.store.ts';
import { listWaitlistEntry } from '#features/waitlists/waitlists.store.ts';
import {
  applyCardEvent,
  applyEligibilityEvent,
  applyMemberEvent,
  applyUserEvent,
  applyUserStateEvent,
} from './readings.store.ts';

/* Who of this service's features takes which event of each owner. */

export type PublicEvent = UserEvent | SurveyEvent;
export type MemberServiceEvent = CardEvent | MemberEvent | MoneyEvent | CaseEvent;
export type OnboardingEvent = UserStateEvent | EligibilityEvent | WaitlistEvent | CaseEvent;

/** What the public service tells. */
export const applyPublicEvent = (
  transaction: Transaction,
  event: PublicEvent,
  generation: number,
): Promise<void> =>
  event.type === 'survey.answered'
    ? listSurvey(transaction, event, generation)
    : applyUserEvent(transaction, event, generation);

/** What the member service tells. */
export async function applyMemberServiceEvent(
  transaction: Transaction,
  event: MemberServiceEvent,
  generation: number,
): Promise<void> {
  switch (event.type) {
    case 'case.opened':
    case 'case.closed':
      return applyCaseEvent(transaction, event, generation);
    case 'money.posted':
      return recordMoney(transaction, event, generation);
    case 'member.changed':
      await recordLimit(transaction, event, generation);
      return applyMemberEvent(transaction, event, generation);
    default:
      await applyCardEvent(transaction, event, generation);
      await listPurchase(transaction, event, generation);
  }
}

/** What the onboarding service tells. */
export async function applyOnboardingEvent(
  transaction: Transaction,
  event: OnboardingEvent,
  generation: number,
): Promise<void> {
  switch (event.type) {
    case 'case.opened':
    case 'case.closed':
      return applyCaseEvent(transaction, event, generation);
    case 'waitlist_entry.added':
      return listWaitlistEntry(transaction, event, generation);
    case 'eligibility.changed':
      return applyEligibilityEvent(transaction, event, generation);
    default:
      await recordStep(transaction, event, generation);
      return applyUserStateEvent(transaction, event, generation);
  }
}
