import Type, { type Static } from 'typebox';
import { body, text } from '../fields.ts';
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

/** POST /users/passwords: asks for the mail with the link. Answered with 200 `{}` always. */
export const ResetPasswordRequest = body({ user: body({ email: text(255) }) });
export type ResetPasswordRequest = Static<typeof ResetPasswordRequest>;
