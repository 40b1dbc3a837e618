import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import type { ApplicantFacts } from '@reset/application-engine/applicant-facts.ts';
import type { ApplicationEvent } from '@reset/application-engine/application-event.ts';
import { stateEntered } from '@reset/application-engine/user-states.ts';
import type { ApplicationFile, Known } from './application.ts';
import { cameForTaxesAlone } from './open-application.ts';

/** What a look at an application shows that is new; null where there is nothing to be learnt of it. */
export function eventsToKeep(product: ProductName, seen: Seen): ApplicationEvent[] | null {
  const { facts, file, isLive, status } = seen;
  // What is over does not begin, and what somebody said last may be over.
  const isOver = status.application_complete || status.cancellation !== null;
  return isLive && !isOver ? newEvents(product, eventsSeen(product, facts, status), file) : null;
}

/**
 * Whether a visit is a look alone, which begins no application: that at the card of who came for her
 * taxes and is offered none (decision 77), until she has done what a card alone asks for.
 */
export const isLookAlone = (
  product: ProductName,
  { facts, ...known }: Omit<Known, 'today'> & Pick<Seen, 'facts'>,
): boolean =>
  product === 'earned_wage_access' &&
  !known.file.begun.has(product) &&
  !facts.hasPayroll &&
  cameForTaxesAlone(known);

type Seen = {
  facts: ApplicantFacts;
  file: ApplicationFile;
  isLive: boolean;
  status: ApplicationStatus;
};

/** What this visit shows to have happened and no earlier one did. */
function eventsSeen(
  product: ProductName,
  facts: ApplicantFacts,
  { eligibility_result: { application_status: standing } }: ApplicationStatus,
): ApplicationEvent[] {
  const isSpared =
    product === 'earned_wage_access' &&
    facts.payrollPolicy === 'not_asked' &&
    facts.hasBank &&
    !facts.hasPayroll;
  return [
    ...(isSpared ? (['payroll_not_asked'] as const) : []),
    ...(standing === 'eligible' ? (['found_eligible'] as const) : []),
  ];
}

/** Those that bring her into a state in which she never was. */
const newEvents = (
  product: ProductName,
  seen: readonly ApplicationEvent[],
  { entered }: ApplicationFile,
): ApplicationEvent[] =>
  seen.filter((event) => {
    const next = stateEntered(event, product);
    return !entered.some((known) => known.state === next?.state && known.product === next.product);
  });
