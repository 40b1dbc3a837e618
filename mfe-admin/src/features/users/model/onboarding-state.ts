import type { UserState } from '@reset/api-contract/onboarding/user-states.ts';

/** The states of a person as staff read them, in the order of the specification. */
export const stateLabels: Record<UserState, string> = {
  unregistered: 'Unregistered',
  confirmed_email: 'Confirmed Email',
  registered: 'Registered',
  unlinked_core_financial_institution_account: 'Unlinked Bank',
  linked_core_financial_institution_account: 'Linked Bank',
  linked_income_account: 'Linked Income',
  skipped_income_account_linking: 'Skipped Linking Income',
  automatically_skipped_income_account_linking: 'Skipped Linking Income Automatically',
  income_account_linking_unsupported: 'Income Cannot Be Linked',
  onboarded: 'Onboarded',
  accepted_terms_and_conditions: 'Accepted Terms and Conditions',
  submitted_personal_information: 'Submitted Personal Information',
  submitted_identity_verification: 'IDV Submitted',
  verified_identity: 'Verified Identity',
  switched_direct_deposit: 'Switched Direct Deposit',
  acknowledged_repayment_account: 'Acknowledged Repayment Account',
  submitted_tax_return: 'Submitted Tax Return',
  started_tax_return: 'Started Tax Return',
  tax_return_rejected: 'Tax Return Rejected',
  tax_return_accepted: 'Tax Return Accepted',
  accepted_refund_advance: 'Accepted Refund Advance',
  issued_card: 'Issued Card',
  activated_card: 'Activated Card',
  used_card: 'Used Card',
  deactivated: 'Deactivated',
};

/** Whether a text of an address names a state. */
export const isUserState = (text: string): text is UserState => Object.hasOwn(stateLabels, text);

/** States of members that staff's lists leave out (decision C-003). */
const UNLISTED: ReadonlySet<UserState> = new Set([
  'unlinked_core_financial_institution_account',
  'skipped_income_account_linking',
  'automatically_skipped_income_account_linking',
  'income_account_linking_unsupported',
]);

/** Whether it is one of the 21 that stand for where a person is. */
export const isListed = (state: UserState): boolean => !UNLISTED.has(state);

/** Those 21. */
export const listedStates: readonly UserState[] = (Object.keys(stateLabels) as UserState[]).filter(
  isListed,
);

const TONES: Partial<Record<UserState, 'success' | 'danger'>> = {
  deactivated: 'danger',
  tax_return_rejected: 'danger',
  issued_card: 'success',
  activated_card: 'success',
  used_card: 'success',
};

/** `pending` while she is still on her way. */
export const stateTone = (state: UserState): 'success' | 'danger' | 'pending' =>
  TONES[state] ?? 'pending';
