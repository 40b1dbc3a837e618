import type { SecondFactor } from '@reset/api-contract/public/second-factor.ts';

export { invalidCode, tooManyCodes } from './refusals.ts';

/** `{ challenge_id }`: the code by text. */
export const CODE_TEXT_QUEUE = 'second_factor_code';
export type CodeTextJob = { challenge_id: string };

/** What happened to a person's second factor, by mail. */
export const NOTICE_QUEUE = 'second_factor_notice';
export type NoticeJob = { user_id: string } & (
  | { what: 'turned_on' }
  | { what: 'turned_off' }
  | { what: 'recovery_code_used'; recovery_codes_left: number }
);

/** Somebody's second factor as it is. */
export type SecondFactorState = {
  userId: string;
  /** Normalised. */
  email: string;
  isOn: boolean;
  /** Ten digits; where codes go while it is on. null when she never gave any. */
  phoneNumber: string | null;
  recoveryCodesLeft: number;
};

export const toSecondFactor = (state: SecondFactorState): SecondFactor => ({
  user_id: state.userId,
  mfa_enabled: state.isOn,
  phone_last_four: state.phoneNumber?.slice(-4) ?? null,
  recovery_codes_left: state.recoveryCodesLeft,
});

/** Whether a code may be sent to this number, and what has to be shown before. */
type PhoneChoice =
  | { is: 'known' | 'new'; phoneNumber: string }
  | { is: 'none' }
  | { is: 'not_while_on' };

/**
 * Which phone a code is sent to. Another than the account's is new: it needs the
 * password, and that the second factor is off.
 * @param named undefined means the account's own
 */
export function choosePhone(
  { isOn, phoneNumber }: Pick<SecondFactorState, 'isOn' | 'phoneNumber'>,
  named: string | undefined,
): PhoneChoice {
  if (named === undefined || named === phoneNumber) {
    return phoneNumber === null ? { is: 'none' } : { is: 'known', phoneNumber };
  }
  return isOn ? { is: 'not_while_on' } : { is: 'new', phoneNumber: named };
}
