import Type, { type Static } from 'typebox';
import { body, Id, nullable } from '../fields.ts';
import { Password } from './sign-in.ts';

/** A code out of a text message, or a recovery code. */
export const OtpAttempt = Type.String({ minLength: 1, maxLength: 32, pattern: '^[^\\u0000]*$' });

/** Ten digits, as the mask gives them: a number of the U.S. */
export const PhoneNumber = Type.String({ pattern: '^[2-9]\\d{9}$' });

/**
 * POST /multifactor_authentication_configurations/send_code. The user is who is
 * signed in, or who has just given the right password and is to send a code.
 * A new number can be named while the second factor is off, and needs the password.
 */
export const SendCodeRequest = body({
  user_id: Id,
  phone_number: Type.Optional(PhoneNumber),
  password: Type.Optional(Password),
});
export type SendCodeRequest = Static<typeof SendCodeRequest>;

/** POST /multifactor_authentication_configurations/verify_code. */
export const VerifyCodeRequest = body({
  otp_attempt: OtpAttempt,
  type: Type.Union([Type.Literal('enable_mfa'), Type.Literal('disable_mfa')]),
});
export type VerifyCodeRequest = Static<typeof VerifyCodeRequest>;

/** 200. The recovery codes are told once, when the second factor is turned on. */
export const VerifyCodeReply = Type.Object({
  success: Type.Literal(true),
  recovery_codes: Type.Optional(Type.Array(Type.String())),
});
export type VerifyCodeReply = Static<typeof VerifyCodeReply>;

/** GET /multifactor_authentication_configurations/current. */
export const SecondFactor = Type.Object({
  user_id: Id,
  mfa_enabled: Type.Boolean(),
  phone_last_four: nullable(Type.String()),
  recovery_codes_left: Type.Integer(),
});
export type SecondFactor = Static<typeof SecondFactor>;

/**
 * Internal, POST /internal/users/:id/check_code, for services whose people prove
 * once more who they are: a code that was sent to this session by `send_code`,
 * or a recovery code. 422 `second_factor_off` for who has none; 429 after too many.
 */
export const CheckCode = body({ session_id: Type.String(), otp_attempt: OtpAttempt });
export type CheckCode = Static<typeof CheckCode>;

export const CheckCodeReply = Type.Object({ matches: Type.Boolean() });
export type CheckCodeReply = Static<typeof CheckCodeReply>;
