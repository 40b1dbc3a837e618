import Type, { type Static } from 'typebox';
import { body } from '../fields.ts';
import { codeAwaited } from './code-awaited.ts';

const NO_NUL = '^[^\\u0000]*$';

/** A password as it is typed. Lengths are bounded so that hashing is no weapon. */
export const Password = Type.String({ minLength: 1, maxLength: 128, pattern: NO_NUL });

/** POST /users/sign_in. */
export const SignInRequest = body({
  user: body({
    email: Type.String({ minLength: 1, maxLength: 255, pattern: NO_NUL }),
    password: Password,
  }),
  /** The code out of the text message or the authenticator app, or a recovery code, once the answer asked for it. */
  otp_attempt: Type.Optional(Type.String({ minLength: 1, maxLength: 32, pattern: NO_NUL })),
});
export type SignInRequest = Static<typeof SignInRequest>;

/**
 * Where the browser goes next, by a full navigation; or, without a session yet,
 * that the same call with a code is awaited.
 */
export const SignInReply = Type.Object({
  location: Type.Optional(Type.String()),
  ...codeAwaited,
  /** She has a passkey, which serves in the place of the code. */
  passkey: Type.Optional(Type.Literal(true)),
});
export type SignInReply = Static<typeof SignInReply>;

/**
 * What the public service tells the gateway beside its answer, as base64url
 * JSON in `x-reset-session-start`; it never reaches the browser.
 */
export const SessionStart = Type.Object({
  user_id: Type.String(),
  roles: Type.Array(Type.Union([Type.Literal('member'), Type.Literal('admin')])),
  /** Unix seconds at which a second factor was given; null when none was. */
  second_factor_at: Type.Union([Type.Integer(), Type.Null()]),
  /**
   * How often everything begun as this person had been voided when she proved who she is: what is
   * older than the latest never begins. Absent: as the session that this one replaces.
   */
  session_version: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The member of staff who views the product as this person, in her own session's place. */
  real_user_id: Type.Optional(Type.String()),
  /** Unix seconds at which it ends by itself; absent: as every session does. */
  ends_at: Type.Optional(Type.Integer()),
  /** Every other session of this person ends, as after a new password. */
  ends_others: Type.Optional(Type.Literal(true)),
});
export type SessionStart = Static<typeof SessionStart>;
