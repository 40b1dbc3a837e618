import type { TaskName } from '@reset/api-contract/onboarding/application-status.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import type { ApplicantFacts } from '../applicant-facts.ts';
import type { ApplicationEvent } from '../application-event.ts';
import { applicationStatus } from '../application-status.ts';
import { screenOf, type Screen } from '../screen.ts';
import { carriedOver } from '../tasks.ts';
import { canCancel } from '../ways-on.ts';
import { CANCELLED } from './some-facts.ts';

export type Link = 'bank' | 'payroll';
export const LINKS: readonly Link[] = ['bank', 'payroll'];

/** A person who applies for both products, and which of her links are broken. */
export type World = { facts: ApplicantFacts; broken: ReadonlySet<Link> };

/**
 * What happens, in which application, for personal information where she lives, and of which link
 * where it is an error of one.
 */
export type Happening = {
  event: ApplicationEvent;
  product: ProductName;
  homeState?: string;
  link?: Link;
};

/** What a page of hers shows, as the browser makes it of the wire's status. */
export function look({ facts, broken }: World, product: ProductName) {
  const status = applicationStatus(product, facts);
  const { application_status: applicationStatusNow, user_actionable_criteria: criteria } =
    status.eligibility_result;
  const screen = screenOf({
    product: product === 'earned_wage_access' ? 'card' : 'tax',
    currentTask: status.current_task_name,
    applicationStatus: applicationStatusNow,
    criteria,
    isComplete: status.application_complete,
    isCancelled: status.cancellation !== null,
    hasPayroll: facts.hasPayroll,
    isIncomeRead: facts.hasEarnings !== null,
    hasIntegrationErrors: broken.size > 0,
  });
  return { status, screen };
}

/** Whether it can happen now: nobody does on a page what it does not offer. */
export function canHappen(world: World, { event, product, link }: Happening): boolean {
  const { facts, broken } = world;
  const task = TASK_OF[event];
  if (task) return look(world, product).screen === task;
  if (ERRORS.has(event)) return link !== undefined && errorCanHappen(world, event, link);
  const isEnding = ENDINGS[event];
  if (isEnding) return isEnding(look(world, product).screen, product);
  switch (event) {
    case 'email_confirmed':
      return !facts.isConfirmed;
    case 'bank_unlinked':
      return facts.hasBank;
    case 'payroll_unlinked':
      return facts.hasPayroll;
    case 'payroll_skipped':
      return look(world, 'earned_wage_access').status.skippable;
    // Of what is broken nothing is read.
    case 'earnings_found':
    case 'earnings_missed':
      return LINKS.some((one) => isLinked(facts, one) && !broken.has(one));
    default:
      return true;
  }
}

/** What ends an application, or begins it again, at a screen. */
const ENDINGS: Partial<Record<ApplicationEvent, (at: Screen, product: ProductName) => boolean>> = {
  card_issued: (screen, product) =>
    product === 'earned_wage_access' && screen === 'card_issuance_wait',
  // The card's alone can be cancelled so far.
  application_cancelled: (screen, product) => product === 'earned_wage_access' && canCancel(screen),
  application_restarted: (screen) => screen === 'cancelled',
};

const ERRORS: ReadonlySet<ApplicationEvent> = new Set([
  'integration_error_raised',
  'integration_error_resolved',
]);

const errorCanHappen = ({ facts, broken }: World, event: ApplicationEvent, link: Link): boolean =>
  event === 'integration_error_raised' ? isLinked(facts, link) : broken.has(link);

const isLinked = ({ hasBank, hasPayroll }: ApplicantFacts, link: Link): boolean =>
  link === 'bank' ? hasBank : hasPayroll;

/** The world after it; the one before is left as it was. */
export function after(world: World, happening: Happening): World {
  const { event, product, homeState } = happening;
  const { facts } = world;
  if (event === 'application_cancelled' || event === 'application_restarted') {
    return { ...world, facts: { ...facts, ...ended(facts, happening) } };
  }
  const task = event === 'payroll_skipped' ? 'payroll_linking' : TASK_OF[event];
  const done = task
    ? [...facts.recorded[product], ...carriedOver(product, facts), task]
    : facts.recorded[product];
  const recorded = { ...facts.recorded, [product]: new Set(done) };
  const moved = homeState && event === 'personal_info_submitted' ? { homeState } : {};
  return {
    broken: brokenAfter(world.broken, happening),
    facts: { ...facts, ...CHANGES[event], ...moved, recorded },
  };
}

/** What was recorded of it ends with an application, and where she lives unless her taxes need it. */
function ended(
  { cancelled, recorded, homeState }: ApplicantFacts,
  { event, product }: Happening,
): Partial<ApplicantFacts> {
  if (event === 'application_restarted') {
    return { cancelled: { ...cancelled, [product]: undefined } };
  }
  return {
    cancelled: { ...cancelled, [product]: CANCELLED },
    recorded: { ...recorded, [product]: new Set() },
    homeState: recorded.tax_refund_advance.has('personal_info_submission') ? homeState : null,
  };
}

function brokenAfter(before: World['broken'], { event, link }: Happening): World['broken'] {
  const broken = new Set(before);
  if (event === 'integration_error_raised' && link) broken.add(link);
  const mended = event === 'integration_error_resolved' ? link : MADE_ANEW[event];
  if (mended) broken.delete(mended);
  return broken;
}

/** A link that is another one, or none any more, has no error. */
const MADE_ANEW: Partial<Record<ApplicationEvent, Link>> = {
  bank_linked: 'bank',
  digital_bank_linked: 'bank',
  bank_unlinked: 'bank',
  payroll_linked: 'payroll',
  payroll_unlinked: 'payroll',
};

const TASK_OF: Partial<Record<ApplicationEvent, TaskName>> = {
  terms_accepted: 'terms_acceptance',
  personal_info_submitted: 'personal_info_submission',
  identity_verified: 'identity_verification',
  direct_deposit_switched: 'repayment_setup',
  repayment_acknowledged: 'repayment_setup',
  tax_return_submitted: 'tax_filing_submission',
};

// What is linked anew has to be read anew.
const CHANGES: Partial<Record<ApplicationEvent, Partial<ApplicantFacts>>> = {
  email_confirmed: { isConfirmed: true },
  bank_linked: { hasBank: true, isBankDigitalOnly: false, hasEarnings: null },
  digital_bank_linked: { hasBank: true, isBankDigitalOnly: true, hasEarnings: null },
  bank_unlinked: { hasBank: false, isBankDigitalOnly: false, hasEarnings: null },
  payroll_linked: { hasPayroll: true, hasEarnings: null },
  payroll_unlinked: { hasPayroll: false, hasEarnings: null },
  questionnaire_eligible: { questionnaireOutcome: 'eligible' },
  questionnaire_ineligible: { questionnaireOutcome: 'ineligible' },
  earnings_found: { hasEarnings: true },
  earnings_missed: { hasEarnings: false },
  rejected: { rejectedFor: 'identity' },
  card_issued: { hasCard: true },
};
