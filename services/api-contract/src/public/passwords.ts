import Type, { type Static } from 'typebox';
import { body, nullable, text } from '../fields.ts';
import { codeAwaited } from './code-awaited.ts';
import { OtpAttempt } from './second-factor.ts';
import { Password } from './sign-in.ts';

/**
 * What a password has to be. Both sides judge by these numbers: lengths are in
 * characters as people count them (code points), and only the beginning is given
 * to zxcvbn, with few substitutions of signs for letters tried, because its
 * work grows steeply with either.
 */
export const PASSWORD_RULES = {
  minLength: 12,
  maxLength: 128,
  /** Shorter ones are fair at most. */
  maxScoreWhenShort: 2,
  /** Those with a name in them are weak at most; names below three letters do not count. */
  maxScoreWithName: 1,
  minNameLength: 3,
  minScore: 3,
  /** What everybody who knows the product would try first; as easy to guess as a name. */
  ownWords: ['reset', 'resetcard', 'resetmoney', 'paycheck', 'payday', 'spendinglimit', 'advance'],
  zxcvbn: { maxLength: 32, l33tMaxSubstitutions: 5 },
} as const;

/** How strong a password is: none, weak, fair, good, great. */
export const PasswordScore = Type.Integer({ minimum: 0, maximum: 4 });

/** A token out of a link; whatever is none of ours, nothing at all too, is refused as one that has run out. */
export const LinkToken = Type.String({ maxLength: 1024 });

/**
 * PUT /users/passwords: the password of a new account, or a new one for an old
 * account. The score is what the browser found; it is found again here.
 */
export const SetPasswordRequest = body({
  user: body({ password: Password }),
  reset_password_token: LinkToken,
  score: Type.Optional(PasswordScore),
});
export type SetPasswordRequest = Static<typeof SetPasswordRequest>;

/** 200, mostly with a session. Who has a second factor goes to sign in with it. */
export const SetPasswordReply = Type.Object({ location: Type.String() });
export type SetPasswordReply = Static<typeof SetPasswordReply>;

/** 400: the one refusal whose `errors` are a list, as the specification has it. */
export const PasswordRefusal = Type.Object({
  error: Type.String(),
  code: Type.String(),
  errors: Type.Array(Type.String()),
  request_id: Type.String(),
});
export type PasswordRefusal = Static<typeof PasswordRefusal>;

/**
 * POST /users/passwords/change: another password for who is signed in. Where a second factor is on
 * the answer asks for its code, which the same call then carries.
 */
export const ChangePasswordRequest = body({
  current_password: Password,
  user: body({ password: Password }),
  score: Type.Optional(PasswordScore),
  otp_attempt: Type.Optional(OtpAttempt),
});
export type ChangePasswordRequest = Static<typeof ChangePasswordRequest>;

/** 200: it is changed, every other session is over and this one is another; or a code is awaited. */
export const ChangePasswordReply = Type.Object({
  changed: Type.Boolean(),
  ...codeAwaited,
});
export type ChangePasswordReply = Static<typeof ChangePasswordReply>;

/** POST /users/passwords: asks for the mail with the link. Answered with 200 `{}` always. */
export const ResetPasswordRequest = body({ user: body({ email: text(255) }) });
export type ResetPasswordRequest = Static<typeof ResetPasswordRequest>;

/**
 * Internal, POST /internal/users/:id/check_password, for the gateway, whose people prove once more
 * who they are. It counts as an attempt to sign in, by this browser where it has an id; 429 after
 * too many.
 */
export const CheckPassword = body({ password: Password, device_id: nullable(Type.String()) });
export type CheckPassword = Static<typeof CheckPassword>;

export const CheckPasswordReply = Type.Object({ matches: Type.Boolean() });
export type CheckPasswordReply = Static<typeof CheckPasswordReply>;
