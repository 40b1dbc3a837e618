import type { ApplicationEvent } from './application-event.ts';
import type { Screen } from './screen.ts';

/**
 * What leads from a screen to another: what the person can do there, and what she waits for. None
 * leads on from where an application ends. Cancelling leads out of it, and is none of them
 * (`canCancel`).
 */
export const waysOn = (screen: Screen): readonly ApplicationEvent[] => WAYS[screen];

/**
 * Whether she can cancel there what she has begun (decision 39): not what has ended, and not once
 * her card is being made, which only people can stop.
 */
export const canCancel = (screen: Screen): boolean => !BEYOND_CANCELLING.has(screen);

const BEYOND_CANCELLING: ReadonlySet<Screen> = new Set([
  'card_issuance_wait',
  'cancelled',
  'complete',
]);

/**
 * Whether a payroll may be linked there by who has none: she skipped it or left her employer, and has
 * been judged without it, so that nothing hangs on it but how well her pay is read.
 */
export const canLinkPayroll = (screen: Screen): boolean => PAYROLL_LATER.has(screen);

const PAYROLL_LATER: ReadonlySet<Screen> = new Set([
  'terms_acceptance',
  'personal_info_submission',
  'repayment_setup',
]);

/** Whether nothing is asked of the person there: what leads on is done by us, or by others. */
export const isWait = (screen: Screen): boolean => WAITS.has(screen);

const WAITS: ReadonlySet<Screen> = new Set([
  'income_wait',
  'thanks_for_linking',
  'card_issuance_wait',
  'ineligible',
]);

/** Payroll that was skipped, and is asked after all. */
const PAYROLL_AGAIN = ['payroll_linked', 'questionnaire_ineligible'] as const;

const RELINKED = ['bank_linked', 'digital_bank_linked', ...PAYROLL_AGAIN] as const;

/** Signed in to again, or given up for another one. */
const REPAIRED = ['integration_error_resolved', 'bank_linked', 'payroll_unlinked'] as const;

const WAYS: Record<Screen, readonly ApplicationEvent[]> = {
  signup: ['account_made'],
  bank_linking: ['bank_linked', 'digital_bank_linked'],
  payroll_linking: ['payroll_linked', 'payroll_skipped', 'questionnaire_ineligible'],
  income_wait: ['earnings_found', 'earnings_missed', ...PAYROLL_AGAIN],
  direct_deposit_not_found: RELINKED,
  unsupported_bank: RELINKED,
  confirm_email: ['email_confirmed'],
  thanks_for_linking: ['earnings_found'],
  links_broken: REPAIRED,
  integration_errors: REPAIRED,
  terms_acceptance: ['terms_accepted'],
  personal_info_submission: ['personal_info_submitted'],
  identity_verification: ['identity_verified', 'rejected'],
  repayment_setup: ['direct_deposit_switched', 'repayment_acknowledged'],
  card_issuance_wait: ['card_issued'],
  tax_filing_submission: ['tax_return_submitted'],
  ineligible: [],
  cancelled: ['application_restarted'],
  complete: [],
};
