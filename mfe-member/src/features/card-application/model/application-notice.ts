import type { Notification } from '#features/notifications/notifications.ts';

type Params = Notification['params'];

/** How an application does not go on, whatever else is known of it. */
type Halt = 'cancelled' | 'unavailable' | 'refused' | 'waitlist';

/** How a card application is named, or rather what there is to do about it. */
export type NoticeTitle = 'apply' | 'finish' | 'continue' | 'progress' | Halt;

/**
 * What her application is called (decision C-067): hidden once she has a card, and for other
 * products; then whether it has ended or she is on the waitlist, whether anything is asked of her,
 * and how near the card is. What she has not begun she can apply for, however much of it is done already.
 * @param isEligible the service finds that she may have a card
 */
export function noticeTitle(
  { params, requireAction }: Pick<Notification, 'params' | 'requireAction'>,
  isEligible: boolean,
): NoticeTitle | null {
  const { product, state } = params;
  if (product !== 'earned_wage_access' || ISSUED.has(state)) return null;
  const halt = haltOf(params);
  if (halt) return halt;
  if (state === null) return 'apply';
  if (!requireAction) return 'progress';
  return isEligible || NOT_YET_ISSUED.has(state) ? 'finish' : 'continue';
}

function haltOf({
  step,
  ineligibleReason,
}: Pick<Params, 'step' | 'ineligibleReason'>): Halt | null {
  if (step === 'cancelled') return 'cancelled';
  if (step !== 'ineligible') return null;
  if (ineligibleReason === 'state') return 'unavailable';
  return ineligibleReason === 'identity' || ineligibleReason === 'not_approved'
    ? 'refused'
    : 'waitlist';
}

/** Whether it has ended, so that no part of it is to be done next. */
export const hasEnded = (title: NoticeTitle): boolean =>
  title === 'cancelled' || title === 'unavailable' || title === 'refused';

type State = Params['state'];
const ISSUED: ReadonlySet<State> = new Set(['issued_card', 'activated_card', 'used_card']);
const NOT_YET_ISSUED: ReadonlySet<State> = new Set([
  'verified_identity',
  'switched_direct_deposit',
  'acknowledged_repayment_account',
]);

/** The notice of her application; what else is under way names the link that it is about. */
export const applicationNotice = (
  notifications: readonly Notification[],
): Notification | undefined =>
  notifications.find(
    ({ type, params }) =>
      type === 'onboarding_state' &&
      params.source === null &&
      // Of taxes nothing is shown among notifications.
      params.product !== 'tax_refund_advance',
  );

export type Step = NonNullable<Params['step']>;

/** How many of the four parts are done: signing up, bank, payroll, personal information. */
export const partsDone = (step: Step): number => DONE.get(step) ?? LINKED;

const LINKED = 3;
/** Whoever is anywhere else has linked what is asked for; how she repays is a part of who she is. */
const DONE: ReadonlyMap<Step, number> = new Map([
  ['signup', 0],
  ['bank_linking', 1],
  ['payroll_linking', 2],
  ['ineligible', 2],
  // Nobody whose payroll is linked is led here.
  ['income_wait', 2],
  ['direct_deposit_not_found', 2],
  ['unsupported_bank', 2],
  ['card_issuance_wait', 4],
]);

/**
 * What is said of a step. A link that is broken is first to be repaired, unless what comes before
 * that at the application itself is in the way; and her identity is hers to verify only where
 * something is asked of her.
 */
export function textOf(
  {
    step,
    ineligibleReason,
    requireAction,
  }: Pick<Params, 'ineligibleReason'> & { step: Step; requireAction: boolean },
  isBroken: boolean,
): StepText {
  const halt = haltOf({ step, ineligibleReason });
  if (halt) return halt;
  if (isBroken && !BEFORE_REPAIR.has(step)) return 'reconnect';
  return step === 'identity_verification' && !requireAction ? 'identity_check' : TEXTS[step];
}

const BEFORE_REPAIR: ReadonlySet<Step> = new Set([
  'direct_deposit_not_found',
  'unsupported_bank',
  'confirm_email',
]);

const TEXTS = {
  signup: 'signup',
  bank_linking: 'bank_linking',
  payroll_linking: 'payroll_linking',
  terms_acceptance: 'terms_acceptance',
  personal_info_submission: 'personal_info_submission',
  identity_verification: 'identity_verification',
  repayment_setup: 'repayment_setup',
  direct_deposit_not_found: 'direct_deposit_not_found',
  unsupported_bank: 'unsupported_bank',
  confirm_email: 'confirm_email',
  income_wait: 'reading',
  thanks_for_linking: 'reading',
  links_broken: 'reconnect',
  integration_errors: 'reconnect',
  card_issuance_wait: 'issuing',
  // None goes on, nor are taxes a part of an application for a card.
  ineligible: 'waitlist',
  cancelled: 'cancelled',
  complete: 'issuing',
  tax_filing_submission: 'issuing',
} as const satisfies Record<Step, string>;
type StepText = (typeof TEXTS)[Step] | 'identity_check' | Halt;
