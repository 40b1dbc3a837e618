import type { TaskName } from '@reset/api-contract/onboarding/application-status.ts';
import type { StandingPeople } from './standing-people.ts';

export const SKIP = 'POST /card_application/skip_payroll';
export const TERMS = 'POST /acceptances/bulk';
export const INFO = 'POST /personal_infos';
export const SUBMIT = 'POST /identity_verifications/submit_verification';
export const PICTURES = 'POST /identity_verifications/submit_verification with a document_id';
export const DOCUMENT_LINK = 'POST /identity_verifications/document_link';
export const ACCOUNT = 'POST /card_application/deposit_account';
export const CONFIRM = 'POST /card_application/confirm_repayment_account';
export const RESTART = 'POST /card_application/restart';

/** Somewhere in an application, and what the calls that record its tasks come to there. */
export type Standing = {
  who: string;
  make: keyof StandingPeople;
  product?: 'card' | 'tax';
  /** Her task; null where none is left. */
  at: TaskName | null;
  /** Calls whose task is over. */
  done?: readonly string[];
  /** Calls that are due, in an order in which they can be sent. */
  due?: readonly string[];
  /** Her task after those, where it is another one. */
  next?: TaskName | null;
  /** What other calls answer where neither `done` nor the default says it. */
  answers?: Readonly<Record<string, string>>;
};

const NOTHING_TOLD = {
  [SUBMIT]: '409 personal_info_missing',
  [PICTURES]: '409 personal_info_missing',
};
const SUBMITTED = { [INFO]: '409 already_submitted' };
const VERIFIED = [TERMS, SUBMIT, PICTURES];

/** At each task in turn, and where something is in the way. */
export const STANDINGS: readonly Standing[] = [
  { who: 'has linked nothing', make: 'begun', at: 'bank_linking', answers: NOTHING_TOLD },
  {
    who: 'may skip her payroll',
    make: 'withBank',
    at: 'payroll_linking',
    due: [SKIP],
    next: 'terms_acceptance',
    answers: NOTHING_TOLD,
  },
  {
    who: 'may not skip her payroll',
    make: 'heldToPayroll',
    at: 'payroll_linking',
    answers: NOTHING_TOLD,
  },
  {
    who: 'waits for her pay to be found',
    make: 'awaitingPay',
    at: 'terms_acceptance',
    done: [SKIP],
    answers: NOTHING_TOLD,
  },
  {
    who: 'has not confirmed her address',
    make: 'unconfirmed',
    at: 'terms_acceptance',
    answers: NOTHING_TOLD,
  },
  {
    who: 'has an income that is not supported',
    make: 'waitlisted',
    at: 'payroll_linking',
    answers: NOTHING_TOLD,
  },
  {
    who: 'is at the terms',
    make: 'atTerms',
    at: 'terms_acceptance',
    due: [TERMS],
    next: 'personal_info_submission',
    answers: NOTHING_TOLD,
  },
  {
    who: 'is asked who she is',
    make: 'atPersonalInfo',
    at: 'personal_info_submission',
    done: [TERMS],
    due: [INFO],
    next: 'identity_verification',
    answers: NOTHING_TOLD,
  },
  {
    who: 'has told who she is',
    make: 'atIdentity',
    at: 'identity_verification',
    done: [TERMS],
    // What she told may be told anew until it is submitted.
    due: [INFO, SUBMIT],
    answers: { [PICTURES]: '422 document_unknown' },
  },
  {
    who: 'lives where the card is not to be had',
    make: 'whereNotAvailable',
    at: 'personal_info_submission',
    done: [TERMS],
    due: [INFO],
    next: 'identity_verification',
    answers: NOTHING_TOLD,
  },
  {
    who: 'is looked at by people',
    make: 'inReview',
    at: 'identity_verification',
    done: [TERMS, SUBMIT, PICTURES],
    answers: SUBMITTED,
  },
  {
    who: 'is asked for pictures',
    make: 'atDocuments',
    at: 'identity_verification',
    done: [TERMS, SUBMIT],
    due: [DOCUMENT_LINK],
    answers: { ...SUBMITTED, [PICTURES]: '422 document_not_uploaded' },
  },
  {
    who: 'is rejected',
    make: 'rejected',
    at: 'identity_verification',
    done: [TERMS],
    answers: SUBMITTED,
  },
  {
    who: 'is asked how she repays',
    make: 'atRepayment',
    at: 'repayment_setup',
    done: VERIFIED,
    due: [ACCOUNT, CONFIRM],
    next: null,
    answers: SUBMITTED,
  },
  {
    who: 'has linked the account of somebody else',
    make: 'withBankOfAnother',
    at: 'repayment_setup',
    done: VERIFIED,
    due: [ACCOUNT],
    answers: { ...SUBMITTED, [CONFIRM]: '409 bank_account_of_another' },
  },
  {
    who: 'is verified and has unlinked her bank',
    make: 'verifiedWithoutBank',
    at: 'bank_linking',
    done: VERIFIED,
    answers: SUBMITTED,
  },
  {
    who: 'waits for her card',
    make: 'awaitingCard',
    at: null,
    done: [...VERIFIED, ACCOUNT, CONFIRM],
    answers: SUBMITTED,
  },
  {
    who: 'has her card',
    make: 'withCard',
    at: null,
    done: [...VERIFIED, ACCOUNT, CONFIRM],
    answers: SUBMITTED,
  },
  {
    who: 'has cancelled',
    make: 'cancelled',
    at: 'terms_acceptance',
    due: [RESTART],
    answers: NOTHING_TOLD,
  },
  {
    who: 'is at the terms of her taxes',
    make: 'atTaxTerms',
    product: 'tax',
    at: 'terms_acceptance',
    due: [TERMS],
    next: 'personal_info_submission',
    answers: NOTHING_TOLD,
  },
  {
    who: 'has told who she is for her taxes',
    make: 'atTaxFiling',
    product: 'tax',
    at: 'tax_filing_submission',
    done: [TERMS],
    due: [INFO],
    answers: { [PICTURES]: '422 document_unknown' },
  },
  {
    who: 'comes to file, and has told who she is for her card',
    make: 'atIdentity',
    product: 'tax',
    at: 'tax_filing_submission',
    done: [TERMS],
    due: [INFO, SUBMIT],
    answers: { [PICTURES]: '422 document_unknown' },
  },
  {
    who: 'comes to file, and is looked at by people for her card',
    make: 'inReview',
    product: 'tax',
    at: 'tax_filing_submission',
    done: [TERMS, SUBMIT, PICTURES],
    answers: SUBMITTED,
  },
  {
    who: 'comes to file, and has her card',
    make: 'withCard',
    product: 'tax',
    at: 'tax_filing_submission',
    done: [...VERIFIED, ACCOUNT, CONFIRM],
    answers: SUBMITTED,
  },
  {
    who: 'comes for a card, and has told who she is for her taxes',
    make: 'atCardAfterTaxes',
    at: 'identity_verification',
    done: [TERMS],
    due: [INFO, SUBMIT],
    answers: { [PICTURES]: '422 document_unknown' },
  },
];
