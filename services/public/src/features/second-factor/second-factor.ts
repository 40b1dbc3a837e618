import type { SecondFactorKind } from '@reset/api-contract/public/code-awaited.ts';
import type { SecondFactor } from '@reset/api-contract/public/second-factor.ts';
import type { User } from '#features/users/users.ts';

export { invalidCode, secondFactorOff, tooManyCodes } from './refusals.ts';
export type { SecondFactorKind };

/** `{ challenge_id }`: the code by text. */
export const CODE_TEXT_QUEUE = 'second_factor_code';
export type CodeTextJob = { challenge_id: string };

/** What happened to a person's second factors, by mail. */
export const NOTICE_QUEUE = 'second_factor_notice';
export type NoticeJob = {
  user_id: string;
  /** When it happened; jobs from before mails said so have none. */
  at?: string;
} /** Jobs from before there were other kinds name none: it was texts. */ & (
  | { what: 'turned_on'; kind?: SecondFactorKind }
  /** `is_on`: signing in still takes another second factor. */
  | { what: 'turned_off'; kind?: SecondFactorKind; is_on?: boolean }
  | { what: 'recovery_code_used'; recovery_codes_left: number }
  | { what: 'recovery_codes_renewed' }
  /** By staff. */
  | { what: 'phone_changed' }
);

/** Somebody's second factors as they are. */
export type SecondFactorState = {
  user: User;
  isOn: boolean;
  recoveryCodesLeft: number;
};

export const toSecondFactor = ({
  user,
  isOn,
  recoveryCodesLeft,
}: SecondFactorState): SecondFactor => ({
  user_id: user.id,
  mfa_enabled: isOn,
  texts: user.textsEnabledAt !== null,
  authenticator_app: user.hasAuthenticatorApp,
  phone_last_four: user.phoneNumber?.slice(-4) ?? null,
  recovery_codes_left: recoveryCodesLeft,
});

/** Where codes are texted; null while none are. */
export const textPhoneOf = ({
  textsEnabledAt,
  phoneNumber,
}: Pick<User, 'textsEnabledAt' | 'phoneNumber'>): string | null =>
  textsEnabledAt === null ? null : phoneNumber;

/** A code is awaited; none was texted where it is said for how long none is. */
export type CodeAwaited = { is: 'code_awaited'; user: User; noTextForSeconds?: number };

/** What an answer says that awaits a code of hers. */
export function toAwaited({ user, noTextForSeconds: seconds }: CodeAwaited) {
  const phone = textPhoneOf(user);
  const kinds: SecondFactorKind[] = [];
  if (user.hasAuthenticatorApp) kinds.push('authenticator_app');
  if (phone !== null) kinds.push('text');
  return {
    mfa_required: true as const,
    user_id: user.id,
    ...(phone === null ? {} : { phone_last_four: phone.slice(-4) }),
    ...(seconds === undefined ? {} : { no_text_for_seconds: seconds }),
    second_factors: kinds,
  };
}

/** Whether a code may be sent to this number, and what has to be shown before. */
type PhoneChoice =
  | { is: 'known' | 'new'; phoneNumber: string }
  | { is: 'none' }
  | { is: 'not_while_on' };

/**
 * Which phone a code is sent to. Another than the account's is new: it needs the
 * password, and that no codes are texted yet.
 * @param named undefined means the account's own
 */
export function choosePhone(
  { textsEnabledAt, phoneNumber }: Pick<User, 'textsEnabledAt' | 'phoneNumber'>,
  named: string | undefined,
): PhoneChoice {
  if (named === undefined || named === phoneNumber) {
    return phoneNumber === null ? { is: 'none' } : { is: 'known', phoneNumber };
  }
  return textsEnabledAt === null ? { is: 'new', phoneNumber: named } : { is: 'not_while_on' };
}
