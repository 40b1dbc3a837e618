import Type, { type Static } from 'typebox';
import { body, Id, nullable } from '../fields.ts';
import { codeAwaited } from './code-awaited.ts';
import { Password } from './sign-in.ts';

/** A code out of a text message or an authenticator app, or a recovery code. */
export const OtpAttempt = Type.String({ minLength: 1, maxLength: 32, pattern: '^[^\\u0000]*$' });

/** Ten digits, as the mask gives them: a number of the U.S. */
export const PhoneNumber = Type.String({ pattern: '^[2-9]\\d{9}$' });

/**
 * POST /multifactor_authentication_configurations/send_code. The user is who is
 * signed in, or who has just given the right password and is to send a code.
 * A new number can be named while no codes are texted, and needs the password.
 */
export const SendCodeRequest = body({
  user_id: Id,
  phone_number: Type.Optional(PhoneNumber),
  password: Type.Optional(Password),
});
export type SendCodeRequest = Static<typeof SendCodeRequest>;

/** POST /multifactor_authentication_configurations/verify_code: turns codes by text on or off. */
export const VerifyCodeRequest = body({
  otp_attempt: OtpAttempt,
  type: Type.Union([Type.Literal('enable_mfa'), Type.Literal('disable_mfa')]),
});
export type VerifyCodeRequest = Static<typeof VerifyCodeRequest>;

/** 200. The recovery codes are told once, when the first second factor is turned on. */
export const VerifyCodeReply = Type.Object({
  success: Type.Literal(true),
  recovery_codes: Type.Optional(Type.Array(Type.String())),
});
export type VerifyCodeReply = Static<typeof VerifyCodeReply>;

/** GET /multifactor_authentication_configurations/current. */
export const SecondFactor = Type.Object({
  user_id: Id,
  /** Signing in takes more than the password. */
  mfa_enabled: Type.Boolean(),
  /** Codes are texted. */
  texts: Type.Boolean(),
  authenticator_app: Type.Boolean(),
  phone_last_four: nullable(Type.String()),
  recovery_codes_left: Type.Integer(),
});
export type SecondFactor = Static<typeof SecondFactor>;

/**
 * The password once more, before a second factor comes or goes; where one is on, the answer asks
 * for a code, which the same call then carries.
 */
const proof = { password: Password, otp_attempt: Type.Optional(OtpAttempt) };

/** POST /multifactor_authentication_configurations/authenticator_app/set_up. */
export const SetUpAppRequest = body(proof);
export type SetUpAppRequest = Static<typeof SetUpAppRequest>;

/**
 * 200: what the app is given, as the address that it reads from a picture and as the key to be
 * typed; its first code is awaited for ten minutes. Or a code is awaited.
 */
export const SetUpAppReply = Type.Object({
  ...codeAwaited,
  key: Type.Optional(Type.String()),
  uri: Type.Optional(Type.String()),
});
export type SetUpAppReply = Static<typeof SetUpAppReply>;

/** POST …/authenticator_app/turn_on: the app's first code. Answered as `verify_code` is. */
export const TurnOnAppRequest = body({ otp_attempt: OtpAttempt });
export type TurnOnAppRequest = Static<typeof TurnOnAppRequest>;

/** POST …/authenticator_app/turn_off. */
export const TurnOffAppRequest = body(proof);
export type TurnOffAppRequest = Static<typeof TurnOffAppRequest>;

/** 200: it is off, and the session another; or a code is awaited. */
export const TurnOffAppReply = Type.Object({ ...codeAwaited, success: Type.Boolean() });
export type TurnOffAppReply = Static<typeof TurnOffAppReply>;

/** POST /multifactor_authentication_configurations/recovery_codes: new ones in the place of all of hers. */
export const RenewCodesRequest = body(proof);
export type RenewCodesRequest = Static<typeof RenewCodesRequest>;

/** 200: the new ones, told once; or a code is awaited. */
export const RenewCodesReply = Type.Object({
  ...codeAwaited,
  success: Type.Boolean(),
  recovery_codes: Type.Optional(Type.Array(Type.String())),
});
export type RenewCodesReply = Static<typeof RenewCodesReply>;

/**
 * Internal, POST /internal/users/:id/check_code, for services whose people prove
 * once more who they are: a code that was sent to this session by `send_code`, one of an
 * authenticator app, or a recovery code. 422 `second_factor_off` for who has none; 429 after too many.
 */
export const CheckCode = body({ session_id: Type.String(), otp_attempt: OtpAttempt });
export type CheckCode = Static<typeof CheckCode>;

export const CheckCodeReply = Type.Object({ matches: Type.Boolean() });
export type CheckCodeReply = Static<typeof CheckCodeReply>;

/** POST /admin/users/:id/update_phone_number; internal, POST /internal/users/:id/phone_number. */
export const ChangePhoneNumber = body({ phone_number: PhoneNumber });
