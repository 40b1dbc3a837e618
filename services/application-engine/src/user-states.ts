import type { ProductName, UserState } from '@reset/api-contract/onboarding/user-states.ts';
import type { ApplicationEvent } from './application-event.ts';

/** Whom a state is of: the person, the application at hand, or always one product's. */
type Belongs = 'person' | 'application' | ProductName;

/**
 * A state as it is entered, of a product or, where it is null, of the person: what is linked serves
 * both products.
 */
export type EnteredState = { state: UserState; product: ProductName | null };

/**
 * What each event appends; null appends nothing. `unregistered` is nobody's who has an account:
 * it is what a person is before the first event.
 */
const ENTERED: Record<ApplicationEvent, [UserState, Belongs] | null> = {
  account_made: ['registered', 'person'],
  email_confirmed: ['confirmed_email', 'person'],
  bank_linked: ['linked_core_financial_institution_account', 'person'],
  digital_bank_linked: ['linked_core_financial_institution_account', 'person'],
  bank_unlinked: ['unlinked_core_financial_institution_account', 'person'],
  payroll_linked: ['linked_income_account', 'person'],
  // There is no state of having unlinked it; linking it again is one more row.
  payroll_unlinked: null,
  payroll_skipped: ['skipped_income_account_linking', 'earned_wage_access'],
  payroll_not_asked: ['automatically_skipped_income_account_linking', 'earned_wage_access'],
  questionnaire_eligible: null,
  questionnaire_ineligible: ['income_account_linking_unsupported', 'earned_wage_access'],
  earnings_found: null,
  earnings_missed: null,
  found_eligible: ['onboarded', 'application'],
  integration_error_raised: null,
  integration_error_resolved: null,
  rejected: null,
  // The specification has no state of it; the application itself says so.
  application_cancelled: null,
  application_restarted: null,
  terms_accepted: ['accepted_terms_and_conditions', 'application'],
  personal_info_submitted: ['submitted_personal_information', 'application'],
  identity_submitted: ['submitted_identity_verification', 'earned_wage_access'],
  identity_verified: ['verified_identity', 'earned_wage_access'],
  direct_deposit_switched: ['switched_direct_deposit', 'earned_wage_access'],
  repayment_acknowledged: ['acknowledged_repayment_account', 'earned_wage_access'],
  card_issued: ['issued_card', 'earned_wage_access'],
  card_activated: ['activated_card', 'earned_wage_access'],
  card_used: ['used_card', 'earned_wage_access'],
  tax_return_started: ['started_tax_return', 'tax_refund_advance'],
  tax_return_submitted: ['submitted_tax_return', 'tax_refund_advance'],
  tax_return_rejected: ['tax_return_rejected', 'tax_refund_advance'],
  tax_return_accepted: ['tax_return_accepted', 'tax_refund_advance'],
  refund_advance_accepted: ['accepted_refund_advance', 'tax_refund_advance'],
  deactivated: ['deactivated', 'person'],
};

/**
 * The state that an event brings a person into; null where it brings her into none.
 * @param product of the application at hand
 */
export function stateEntered(event: ApplicationEvent, product: ProductName): EnteredState | null {
  const entered = ENTERED[event];
  if (!entered) return null;
  const [state, belongs] = entered;
  if (belongs === 'person') return { state, product: null };
  return { state, product: belongs === 'application' ? product : belongs };
}

/** How a return stands that was sent: after it was rejected it is sent, and answered, again. */
export const RETURN_STATES = [
  'submitted_tax_return',
  'tax_return_rejected',
  'tax_return_accepted',
] as const satisfies UserState[];

/**
 * The states that are entered again: those of links after they were cut, each by the event that cuts
 * it, and those of returns that are corrected.
 */
export const REENTERED: readonly UserState[] = [
  'linked_core_financial_institution_account',
  'unlinked_core_financial_institution_account',
  'linked_income_account',
  ...RETURN_STATES,
];

/**
 * Whether a state of returns that she was in before is entered again: she corrects what was rejected,
 * or it is answered otherwise than before. Of returns to several authorities that are sent one after
 * the other, the later one takes nothing back.
 * @param last the state of returns that she entered last
 */
export const isReturnEnteredAgain = (state: UserState, last: UserState): boolean =>
  state === 'submitted_tax_return' ? last === 'tax_return_rejected' : state !== last;
